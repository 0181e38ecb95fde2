import fc, { type Arbitrary } from 'fast-check';
import { type CallName, callDefinitions } from '../../../functions/src/shared/api-calls.ts';
import { methodAndPath, noBody } from '../../../functions/src/shared/call-definition.ts';
import { anyText } from './any-text.ts';
import { bodyOf, type KnownIds, nearly, queryOf } from './schema-values.ts';

export interface FuzzRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

const mostly = <T>(usual: Arbitrary<T>, unusual: Arbitrary<T>, share = 9) =>
  fc.oneof({ arbitrary: usual, weight: share }, { arbitrary: unusual, weight: 1 });

const oddSegments = [
  '.',
  '..',
  '%2e%2e',
  '..%2f..%2fadmin',
  '%00',
  'emma%0a',
  '%',
  '%ff',
  '%E0%A4%A',
  '%252e%252e%252f',
  'a%2Fb',
  '__x__',
  '__proto__',
  ':id',
  '%20',
  '+',
  '%F0%9F%91%8D',
  'undefined',
  '-0',
  'x'.repeat(129),
  'x'.repeat(1500),
];

function pathOf(path: string, idsOf: KnownIds): Arbitrary<string> {
  const parts = path.split('/').map((part, index, all) => {
    if (!part.startsWith(':')) return fc.constant(part);
    const ids = idsOf(`${all[index - 1]}/${part}`);
    const usual = fc.constantFrom(...(ids.length > 0 ? ids : ['1', 'emma'])).map(encodeURIComponent);
    const text = anyText.map((one) => encodeURIComponent(one.toWellFormed().slice(0, 1000)));
    return mostly(usual, fc.oneof(fc.constantFrom(...oddSegments), text));
  });
  return fc.tuple(...parts).map((all) => all.join('/'));
}

/** As JSON, mostly valid, and some invalid or truncated. */
function bodiesOf(name: CallName, idsOf: KnownIds): Arbitrary<string> {
  const { body } = callDefinitions[name];
  if (Object.is(body, noBody)) return fc.constant('');
  const good = bodyOf(body, idsOf);
  const text = fc
    .oneof({ arbitrary: good, weight: 3 }, { arbitrary: nearly(good), weight: 2 })
    .map((value) => JSON.stringify(value) ?? '');
  const broken = fc.tuple(text, fc.constantFrom('cut', 'list', 'long')).map(([whole, how]) => {
    if (how === 'cut') return whole.slice(0, -1);
    return how === 'list' ? `[${whole}]` : whole.padEnd(40_000);
  });
  return mostly(text, broken, 14);
}

const headers = fc.record({
  'content-type': mostly(
    fc.constant('application/json'),
    fc.constantFrom('', 'text/plain', 'application/json; charset=utf-16'),
  ),
  'idempotency-key': mostly(
    fc.uuid(),
    fc.constantFrom('', 'short', 'an-old-key-00001', '../../orders/x-and-more', 'k'.repeat(129)),
    5,
  ),
  'if-match': fc.constantFrom('*', '"1"', 'W/"00"', '"1e9"', ''),
  as: fc.constantFrom('desk', 'desk', 'shopper'),
});

export function requestsOf(name: CallName, idsOf: KnownIds): Arbitrary<FuzzRequest> {
  const { method, path } = methodAndPath(name);
  const { query, contentType } = callDefinitions[name];
  const odd = fc.dictionary(fc.constantFrom('fresh', 'limit[]', '__proto__', 'sort', ''), anyText, {
    maxKeys: 2,
  });
  return fc
    .record({
      address: pathOf(path, idsOf),
      given: mostly(queryOf(query, idsOf), odd),
      body: bodiesOf(name, idsOf),
      headers,
      ifMatch: fc.nat(4),
    })
    .map(({ address, given, body, headers: all, ifMatch }) => {
      const { 'if-match': version, ...others } = all;
      const parameters = new URLSearchParams(given).toString();
      const type = others['content-type'] === 'application/json' ? contentType : others['content-type'];
      return {
        method: method.toUpperCase(),
        path: parameters === '' ? address : `${address}?${parameters}`,
        headers: { ...others, 'content-type': type, ...(ifMatch === 0 && { 'if-match': version }) },
        body,
      };
    });
}
