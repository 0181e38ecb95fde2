import fc from 'fast-check';
import type { Body } from './bodies.ts';

export type Header = readonly [name: string, value: string];

/** Bearers that open nothing. */
const badCredentials = [
  '',
  'Bearer',
  'Bearer ',
  'Bearer a b',
  'bearer null',
  'Bearer undefined',
  'Bearer ..',
  'Bearer eyJhbGciOiJub25lIn0.e30.',
  'Bearer eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0.eyJhZG1pbiI6dHJ1ZX0.',
  'Bearer e30.bm90IGpzb24.c2ln',
  'Bearer /../../x',
  'Basic YWRtaW46YWRtaW4=',
  `Bearer ${'x'.repeat(4000)}`,
  `Bearer ${'a.'.repeat(1000)}`,
  'Bearer \xff\xfe',
];

const otherTypes = [
  'application/json; charset=utf-8',
  'application/json;charset=UTF-8;x=1',
  'application/json; charset=utf-16',
  'application/jsonp',
  'text/plain',
  'text/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  'application/cloudevents+json',
  'application/protobuf',
  '',
  ';',
];

/** Headers with which callers have talked other servers into things. */
const tricks: readonly Header[] = [
  ['X-HTTP-Method-Override', 'DELETE'],
  ['X-Method-Override', 'PUT'],
  ['X-Forwarded-For', '127.0.0.1, ::1, unknown'],
  ['X-Forwarded-For', '\xff'.repeat(200)],
  ['X-Forwarded-Host', 'evil.example'],
  ['X-Forwarded-Proto', 'javascript'],
  ['X-Original-URL', '/api/admin'],
  ['X-Rewrite-URL', '/api/admin'],
  ['Forwarded', 'for="_gazonk";proto=http'],
  ['Content-Encoding', 'gzip'],
  ['Content-Encoding', 'br, deflate'],
  ['Content-Encoding', 'identity'],
  ['Content-Language', 'x'],
  ['Accept', 'text/html;q=1, */*;q=NaN'],
  ['Accept', 'application/xml'],
  ['Accept-Encoding', 'identity;q=0, *;q=0'],
  ['Accept-Language', '*-*;q=2'],
  ['If-None-Match', '*'],
  ['If-None-Match', '"1", W/"2"'],
  ['If-Modified-Since', 'never'],
  ['If-Match', '*'],
  ['If-Match', '"1"'],
  ['If-Match', '"999999999999999"'],
  ['If-Match', 'W/"00"'],
  ['If-Match', '"1e9"'],
  ['If-Match', ''],
  ['Range', 'bytes=0-0,-1'],
  ['Range', 'bytes=9-1'],
  ['Idempotency-Key', ''],
  ['Idempotency-Key', 'short'],
  ['Idempotency-Key', '../../orders/x-and-more'],
  ['Idempotency-Key', '\xc3\xa9'.repeat(20)],
  ['Idempotency-Key', 'k'.repeat(129)],
  ['Cookie', '__session=x'],
  ['Cookie', `__session=${'A'.repeat(43)}`],
  ['Cookie', '__session=; __session=..; __proto__=1'],
  ['Origin', 'null'],
  ['Referer', 'http://[::1'],
  ['X-Real-IP', '0'],
  ['X-Cloud-Trace-Context', '/;o=9'],
  ['traceparent', '00-0-0-0'],
  ['Function-Execution-Id', '../x'],
  ['X-Firebase-AppCheck', 'x'],
  ['Firebase-Instance-ID-Token', 'x'],
  ['ce-type', 'google.cloud.storage.object.v1.finalized'],
  ['ce-id', '1'],
  ['__proto__', 'x'],
  ['constructor', 'x'],
  ['TE', 'trailers'],
  ['Connection', 'X-Forwarded-For, Authorization'],
];

const trickHeader = fc.oneof(
  { arbitrary: fc.constantFrom(...tricks), weight: 6 },
  {
    arbitrary: fc.tuple(
      fc.constantFrom('If-Match', 'If-None-Match', 'Idempotency-Key', 'Cookie', 'Range', 'X-Forwarded-For'),
      fc.string({
        unit: fc
          .integer({ min: 0x20, max: 0xff })
          .filter((code) => code !== 0x7f)
          .map((code) => String.fromCharCode(code)),
      }),
    ),
    weight: 2,
  },
);

interface Wanted {
  tokens?: fc.Arbitrary<string>;
  headers?: fc.Arbitrary<readonly Header[]>;
  bodies?: fc.Arbitrary<Body>;
}

function rarely<T>(usual: fc.Arbitrary<T>, unusual: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ arbitrary: usual, weight: 11 }, { arbitrary: unusual, weight: 1 });
}

function authorizationOf(tokens: fc.Arbitrary<string> | undefined): fc.Arbitrary<Header[]> {
  const bad = fc.constantFrom(...badCredentials).map((value): Header[] => [['Authorization', value]]);
  if (!tokens) return rarely(fc.constant<Header[]>([]), bad);
  const good = tokens.map((token): Header[] => [['Authorization', `Bearer ${token}`]]);
  return rarely(good, fc.oneof(bad, fc.constant<Header[]>([])));
}

function contentTypeOf(bodies: fc.Arbitrary<Body> | undefined): fc.Arbitrary<Header[]> {
  if (!bodies) return fc.constant([]);
  const other = fc.constantFrom(...otherTypes).map((type): Header[] => [['Content-Type', type]]);
  return rarely(fc.constant<Header[]>([['Content-Type', 'application/json']]), other);
}

/** The headers that an endpoint wants, mostly; then and now with tricks among them, or doubled. */
export function headersWith({ tokens, headers = fc.constant([]), bodies }: Wanted): fc.Arbitrary<Header[]> {
  const added = fc.oneof(
    { arbitrary: fc.constant<Header[]>([]), weight: 5 },
    { arbitrary: fc.array(trickHeader, { minLength: 1, maxLength: 3 }), weight: 2 },
  );
  return fc
    .tuple(contentTypeOf(bodies), authorizationOf(tokens), headers, added)
    .map((groups) => groups.flat());
}
