import fc from 'fast-check';
import { anyText, items, mostly } from './texts.ts';

/** Bad parts of a path, as they stand in the request. */
const oddSegments = [
  ...items(String.raw`. | .. | ... | %2e | %2e%2e | %2E%2E%2f%2E%2E%2fadmin | ..%2f..%2fadmin | ..%5c..%5c | %00 | emma%00 |
    emma%0a | %0d%0aX-Injected:%20yes | % | %f | %ff | %C3 | %E0%A4%A | %ED%A0%80 | %uD800 | %252e%252e%252f | %2F | a%2Fb |
    __x__ | __proto__ | __id7__ | ____ | * | :id | {id} | ~ | ;a=b | emma;a=b | create-book | edit | email | %20 | + |
    %F0%9F%91%8D | %E2%80%AE | a\b | undefined | null | NaN | -0 | 1e999 | constructor`),
  ...['x'.repeat(128), 'x'.repeat(129), '%F0%9F%91%8D'.repeat(64), 'x'.repeat(1500), 'y'.repeat(6000)],
];

const encode = (text: string, longest: number) => encodeURIComponent(text.toWellFormed().slice(0, longest));

/** A part of a path: one of `good`, encoded, mostly. */
export function segments(good: readonly string[]): fc.Arbitrary<string> {
  return fc.oneof(
    { arbitrary: fc.constantFrom(...good).map(encodeURIComponent), weight: 9 },
    { arbitrary: fc.constantFrom(...oddSegments), weight: 4 },
    { arbitrary: anyText.map((text) => encode(text, 1000)), weight: 2 },
  );
}

/** Changes of a path, which `P` stands for. */
const changedPaths = 'P/ P// /P P/.. P/../../admin /api/../P P%2f P/extra P%00 P;v=1 P#fragment'.split(' ');
const changes: readonly ((path: string) => string)[] = [
  ...changedPaths.map((pattern) => (path: string) => pattern.replace('P', () => path)),
  (path) => path.replaceAll('/', '//'),
  (path) => path.replace('/', '/./'),
  (path) => path.toUpperCase(),
  (path) => path.replace('api', '%61pi'),
];

/** A path as it is, sometimes changed. */
export function sometimesChanged(path: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const changed = fc.tuple(path, fc.constantFrom(...changes)).map(([plain, change]) => change(plain));
  return mostly(path, changed, 1 / 17);
}

const oddNames = ['', ...'__proto__ constructor limit[] limit[$gt] sort LIMIT a.b % %00'.split(' ')];
const rawValues = ['', ...'% %ff %00 = [] & ? %F0%9F%91%8D +'.split(' ')];

/** Queries of none or some of the parameters, also twice, with values encoded or not. */
export function queries(names: readonly string[], values: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const encoded = fc.oneof(values, anyText).map((text) => encode(text, 500));
  const value = mostly(encoded, fc.constantFrom(...rawValues), 1 / 6);
  const name = mostly(fc.constantFrom(...names), fc.constantFrom(...oddNames), 1 / 7);
  return fc
    .array(fc.tuple(name, value), { maxLength: 3 })
    .map((given) => given.map(([key, text]) => `${key}=${text}`).join('&'))
    .map((given) => (given === '' ? '' : `?${given}`));
}

/** No query mostly, sometimes an unexpected one. */
export const unexpectedQuery = mostly(
  fc.constant(''),
  queries(['fresh', 'id', 'token', '_method'], anyText),
  1 / 9,
);
