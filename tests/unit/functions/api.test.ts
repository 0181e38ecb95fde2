import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type LocalServer, send, serveApi } from './local-server.ts';

vi.mock('firebase-functions/logger', () => ({ write: vi.fn(), info: vi.fn(), warn: vi.fn() }));

let server: LocalServer;
let address: string;

beforeAll(async () => {
  server = await serveApi();
  address = server.address;
});

afterAll(() => server.close());

function login(body: BodyInit, headers: Record<string, string> = {}) {
  return fetch(`${address}/api/auth/admin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
}

async function refusalOf(answer: Response) {
  const { error } = await answer.json();
  return { status: answer.status, code: error.code, field: error.details?.field };
}

const expectRefused = async (answer: Response, status: number, code: string) =>
  expect(await refusalOf(answer)).toMatchObject({ status, code });

it.each([
  '/api',
  '/api/',
  '/api/nothing',
  '/api/books/a/b',
  '/api/books/..%2fadmin',
  '/api/covers',
  '/',
  '/API/books',
  '/elsewhere',
])('The API has nothing at %s', async (path) => {
  const answer = await fetch(address + path);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('x-powered-by')).toBeNull();
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  await expectRefused(answer, 404, 'not-found');
});

it.each([
  ['GET', 'books', 'reviews'],
  ['POST', 'reviews', 'reports'],
])('The API has nothing under a longer name than the database takes: %s %s', async (method, things, of) => {
  for (const id of ['x'.repeat(1600), '%F0%9F%98%80'.repeat(400)]) {
    await expectRefused(await fetch(`${address}/api/${things}/${id}/${of}`, { method }), 404, 'not-found');
  }
});

it.each([
  ['/api/admin', 401, 404],
  ['/api/books?limit=none', 400, 404],
  ['/api/orders', 404, 401],
  ['/api/auth/admin', 404, 405],
])('What %s asks is answered by one function alone', async (path, byApi, byOrders) => {
  for (const [name, status] of [
    ['api', byApi],
    ['orders', byOrders],
  ] as const) {
    const one = await serveApi(name);
    expect([name, (await fetch(one.address + path)).status]).toEqual([name, status]);
    one.close();
  }
});

it.each(['/api/%', '/api/books/%ff', '/api/books?q=%', '/api/orders/email/%E0%A4%A'])(
  'The API cannot decode %s',
  async (path) => {
    await expectRefused(await fetch(address + path), 400, 'bad-address');
  },
);

it.each([
  ['PATCH', '/api/books', 'GET'],
  ['DELETE', '/api/admin', 'GET'],
  ['POST', '/api/books/emma', 'GET, DELETE'],
  ['PUT', '/api/orders', 'POST, GET'],
])('The API does not hear %s at %s', async (method, path, allow) => {
  const answer = await fetch(address + path, { method });
  expect(answer.headers.get('allow')).toBe(allow);
  await expectRefused(answer, 405, 'method-not-allowed');
});

it.each([
  ['GET', '/api/admin'],
  ['POST', '/api/orders'],
])('The API wants to know who calls %s %s', async (method, path) => {
  for (const authorization of [undefined, 'Basic YTpi', 'Bearer', 'Bearer a b']) {
    const answer = await fetch(address + path, { method, headers: authorization ? { authorization } : {} });
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    await expectRefused(answer, 401, 'unauthenticated');
  }
});

it.each([
  '',
  '{',
  '[]',
  'null',
  '7',
  '"text"',
  '{"username":NaN}',
  "{'a':1}",
  `{"a":${'['.repeat(9000)}${']'.repeat(9000)}}`,
])('A body that is no plain JSON object is refused: %$', async (body) => {
  await expectRefused(await login(body), 400, 'malformed-json');
});

it('A body that is not UTF-8 is refused', async () => {
  await expectRefused(await login(new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d])), 400, 'malformed-json');
});

it.each([
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/jsonx' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'application/json; charset=latin1' },
  { 'content-encoding': 'gzip' },
  { 'content-encoding': 'nonsense' },
])('A body that is not announced as plain JSON is refused: %j', async (headers) => {
  await expectRefused(await login('{}', headers), 415, 'unsupported-media-type');
});

// A server in front would take an answer before the end of the request for a failure: the emulators broke on it.
it.each([
  ['POST', '/api/auth/admin', 413],
  ['POST', '/api/nothing', 404],
  ['POST', '/api/orders', 401],
])('A body is read to its end before it is answered: %s %s', async (method, path, status) => {
  const headers = { 'content-type': 'application/json', 'content-length': String(300 * 1024) };
  const sending = request(address + path, { method, headers });
  const answered = once(sending, 'response');
  let isSent = false;
  sending.write(Buffer.alloc(200 * 1024, 97));
  const early = answered.then(([answer]) => [answer.statusCode, isSent]);
  // A call that needs no database is answered meanwhile.
  await fetch(`${address}/api/nothing`);
  isSent = true;
  sending.end(Buffer.alloc(100 * 1024, 97));
  expect(await early).toEqual([status, true]);
});

it('A body that is too large is refused, whether its size is announced or not', async () => {
  const large = JSON.stringify({ username: 'a', password: 'b'.repeat(33_000) });
  await expectRefused(await login(large), 413, 'body-too-large');
  const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
  await expectRefused(await send(`${address}/api/auth/admin`, 'POST', headers, large), 413, 'body-too-large');
});

it.each([
  ['{"username":"a"}', 'password'],
  ['{"username":7,"password":"b"}', 'username'],
  ['{"username":{"a":1},"password":"b"}', 'username'],
  ['{"username":{"toString":1},"password":"b"}', 'username'],
  ['{"username":"a","password":"b","extra":1}', 'extra'],
  ['{"username":"a","password":"b","__proto__":{"admin":true}}', '__proto__'],
  ['{"username":"a","password":"b","constructor":1}', 'constructor'],
  ['{"username":"a\\u0000","password":"b"}', 'username'],
  ['{"username":"\\ud800","password":"b"}', 'username'],
  [`{"username":"a","password":"${'b'.repeat(201)}"}`, 'password'],
])('A body is refused, naming the field: %$', async (body, field) => {
  expect(await refusalOf(await login(body))).toEqual({ status: 400, code: 'invalid-argument', field });
});
