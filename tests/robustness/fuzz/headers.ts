import fc from 'fast-check';
import type { Body } from './bodies.ts';
import { items, mostly } from './texts.ts';

export type Header = readonly [name: string, value: string];

/** Credentials that open nothing. */
const badCredentials = [
  ...['', 'Bearer ', `Bearer ${'x'.repeat(4000)}`, `Bearer ${'a.'.repeat(1000)}`, 'Bearer \xff\xfe'],
  ...items(`Bearer | Bearer a b | bearer null | Bearer undefined | Bearer .. | Bearer /../../x |
    Bearer eyJhbGciOiJub25lIn0.e30. | Bearer eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0.eyJhZG1pbiI6dHJ1ZX0. |
    Bearer e30.bm90IGpzb24.c2ln | Basic YWRtaW46YWRtaW4=`),
];

const otherTypes = [
  '',
  ...items(`application/json; charset=utf-8 | application/json;charset=UTF-8;x=1 | application/json; charset=utf-16 |
    application/jsonp | text/plain | text/json | application/x-www-form-urlencoded | application/octet-stream |
    multipart/form-data; boundary=x | application/cloudevents+json | application/protobuf | ;`),
];

/** Headers that have misled other servers. */
const misleading: Record<string, readonly string[]> = {
  'X-HTTP-Method-Override': ['DELETE'],
  'X-Method-Override': ['PUT'],
  'X-Forwarded-For': ['127.0.0.1, ::1, unknown', '\xff'.repeat(200)],
  'X-Forwarded-Host': ['evil.example'],
  'X-Forwarded-Proto': ['javascript'],
  'X-Original-URL': ['/api/admin'],
  'X-Rewrite-URL': ['/api/admin'],
  Forwarded: ['for="_gazonk";proto=http'],
  'Content-Encoding': ['gzip', 'br, deflate', 'identity'],
  'Content-Language': ['x'],
  Accept: ['text/html;q=1, */*;q=NaN', 'application/xml'],
  'Accept-Encoding': ['identity;q=0, *;q=0'],
  'Accept-Language': ['*-*;q=2'],
  'If-None-Match': ['*', '"1", W/"2"'],
  'If-Modified-Since': ['never'],
  'If-Match': ['*', '"1"', '"999999999999999"', 'W/"00"', '"1e9"', ''],
  Range: ['bytes=0-0,-1', 'bytes=9-1'],
  'Idempotency-Key': ['', 'short', '../../orders/x-and-more', '\xc3\xa9'.repeat(20), 'k'.repeat(129)],
  Cookie: ['__session=x', `__session=${'A'.repeat(43)}`, '__session=; __session=..; __proto__=1'],
  Origin: ['null'],
  Referer: ['http://[::1'],
  'X-Real-IP': ['0'],
  'X-Cloud-Trace-Context': ['/;o=9'],
  traceparent: ['00-0-0-0'],
  'Function-Execution-Id': ['../x'],
  'X-Firebase-AppCheck': ['x'],
  'Firebase-Instance-ID-Token': ['x'],
  'ce-type': ['google.cloud.storage.object.v1.finalized'],
  'ce-id': ['1'],
  constructor: ['x'],
  TE: ['trailers'],
  Connection: ['X-Forwarded-For, Authorization'],
};

const misleadingHeaders = [
  ...Object.entries(misleading).flatMap(([name, values]) => values.map((value): Header => [name, value])),
  ['__proto__', 'x'] as const,
];

const latin1 = fc
  .integer({ min: 0x20, max: 0xff })
  .filter((code) => code !== 0x7f)
  .map((code) => String.fromCharCode(code));

const misleadingHeader: fc.Arbitrary<Header> = fc.oneof(
  { arbitrary: fc.constantFrom(...misleadingHeaders), weight: 6 },
  {
    arbitrary: fc.tuple(
      fc.constantFrom('If-Match', 'If-None-Match', 'Idempotency-Key', 'Cookie', 'Range', 'X-Forwarded-For'),
      fc.string({ unit: latin1 }),
    ),
    weight: 2,
  },
);

interface Expected {
  /** Bearer tokens that open the endpoint. */
  tokens?: fc.Arbitrary<string>;
  headers?: fc.Arbitrary<readonly Header[]>;
  contentType?: string;
  bodies?: fc.Arbitrary<Body>;
}

const none = fc.constant<Header[]>([]);
const oneOf = (name: string, values: readonly string[]) =>
  fc.constantFrom(...values).map((value): Header[] => [[name, value]]);

/** The headers that an endpoint expects, mostly; sometimes with misleading ones among them, or doubled. */
export function headersWith({
  tokens,
  headers = none,
  contentType = 'application/json',
  bodies,
}: Expected): fc.Arbitrary<Header[]> {
  const bad = oneOf('Authorization', badCredentials);
  const authorization = tokens
    ? mostly(
        tokens.map((token): Header[] => [['Authorization', `Bearer ${token}`]]),
        fc.oneof(bad, none),
      )
    : mostly(none, bad);
  const typeOfBody = bodies
    ? mostly(oneOf('Content-Type', [contentType]), oneOf('Content-Type', otherTypes))
    : none;
  const added = fc.oneof(
    { arbitrary: none, weight: 5 },
    { arbitrary: fc.array(misleadingHeader, { minLength: 1, maxLength: 3 }), weight: 2 },
  );
  return fc.tuple(typeOfBody, authorization, headers, added).map((groups) => groups.flat());
}
