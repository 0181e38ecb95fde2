import fc from 'fast-check';
import { anyText } from './texts.ts';

/** Parts of a path that are no good, as they stand in the request. */
const oddSegments = [
  '.',
  '..',
  '...',
  '%2e',
  '%2e%2e',
  '%2E%2E%2f%2E%2E%2fadmin',
  '..%2f..%2fadmin',
  '..%5c..%5c',
  '%00',
  'emma%00',
  'emma%0a',
  '%0d%0aX-Injected:%20yes',
  '%',
  '%f',
  '%ff',
  '%C3',
  '%E0%A4%A',
  '%ED%A0%80',
  '%uD800',
  '%252e%252e%252f',
  '%2F',
  'a%2Fb',
  '__x__',
  '__proto__',
  '__id7__',
  '____',
  '*',
  ':id',
  '{id}',
  '~',
  ';a=b',
  'emma;a=b',
  'create-book',
  'edit',
  'email',
  '%20',
  '+',
  '%F0%9F%91%8D',
  '%E2%80%AE',
  'a\\b',
  'undefined',
  'null',
  'NaN',
  '-0',
  '1e999',
  'constructor',
  'x'.repeat(128),
  'x'.repeat(129),
  '%F0%9F%91%8D'.repeat(64),
  'x'.repeat(1500),
  'y'.repeat(6000),
];

/** A part of a path: one of `good`, encoded, mostly. */
export function segments(good: readonly string[]): fc.Arbitrary<string> {
  const encoded = anyText.map((text) => encodeURIComponent(text.toWellFormed().slice(0, 1000)));
  return fc.oneof(
    { arbitrary: fc.constantFrom(...good).map(encodeURIComponent), weight: 9 },
    { arbitrary: fc.constantFrom(...oddSegments), weight: 4 },
    { arbitrary: encoded, weight: 2 },
  );
}

const changes: readonly ((path: string) => string)[] = [
  (path) => `${path}/`,
  (path) => `${path}//`,
  (path) => `/${path}`,
  (path) => path.replaceAll('/', '//'),
  (path) => path.replace('/', '/./'),
  (path) => `${path}/..`,
  (path) => `${path}/../../admin`,
  (path) => `/api/../${path}`,
  (path) => path.toUpperCase(),
  (path) => `${path}%2f`,
  (path) => `${path}/extra`,
  (path) => `${path}%00`,
  (path) => `${path};v=1`,
  (path) => `${path}#fragment`,
  (path) => path.replace('api', '%61pi'),
];

/** A path as it is, now and then bent. */
export function bent(path: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.oneof(
    { arbitrary: path, weight: 16 },
    {
      arbitrary: fc.tuple(path, fc.constantFrom(...changes)).map(([straight, bend]) => bend(straight)),
      weight: 1,
    },
  );
}

/** One parameter: a name and a value, encoded or not. */
function parameters(names: readonly string[], values: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const encoded = fc
    .oneof(values, anyText)
    .map((text) => encodeURIComponent(text.toWellFormed().slice(0, 500)));
  const raw = fc.constantFrom('', '%', '%ff', '%00', '=', '[]', '&', '?', '%F0%9F%91%8D', '+');
  const value = fc.oneof({ arbitrary: encoded, weight: 5 }, { arbitrary: raw, weight: 1 });
  const oddNames = [
    '',
    '__proto__',
    'constructor',
    'limit[]',
    'limit[$gt]',
    'sort',
    'LIMIT',
    'a.b',
    '%',
    '%00',
  ];
  const name = fc.oneof(
    { arbitrary: fc.constantFrom(...names), weight: 6 },
    { arbitrary: fc.constantFrom(...oddNames), weight: 1 },
  );
  return fc.tuple(name, value).map(([key, text]) => `${key}=${text}`);
}

/** Questions of none or some of the parameters, also twice. */
export function questions(names: readonly string[], values: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc
    .array(parameters(names, values), { maxLength: 3 })
    .map((given) => (given.length === 0 ? '' : `?${given.join('&')}`));
}

/** No question mostly, sometimes one that nobody expects. */
export const idleQuestion = fc.oneof(
  { arbitrary: fc.constant(''), weight: 8 },
  { arbitrary: questions(['fresh', 'id', 'token', '_method'], anyText), weight: 1 },
);
