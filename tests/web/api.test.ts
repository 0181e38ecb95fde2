import { expect, it, vi } from 'vitest';
import { ApiError, callApi, sendCall } from '../../web/src/lib/api.ts';
import { answerFetch, json, pathsOf, refusal } from './fake-fetch.ts';

async function failureOfACall() {
  const error = await callApi('GET /api/books', {}).catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error(`No ApiError but ${String(error)}`);
  return error;
}

it('A call includes credentials, its body, its bearer token and its headers', async () => {
  const sent = answerFetch(() => json({ ok: true }));
  const headers = { 'Idempotency-Key': 'one' };
  const answer = await sendCall(
    'POST /api/orders',
    { body: { name: 'Ada' }, headers },
    { bearer: 'a-token' },
  );
  expect(answer).toEqual({ ok: true });
  const [request] = sent;
  expect(request).toMatchObject({
    method: 'POST',
    path: '/api/orders',
    credentials: 'include',
    body: { name: 'Ada' },
  });
  expect(request?.headers.get('authorization')).toBe('Bearer a-token');
  expect(request?.headers.get('content-type')).toBe('application/json');
  expect(request?.headers.get('idempotency-key')).toBe('one');
});

it('A call without token and body has no Authorization and no Content-Type', async () => {
  const sent = answerFetch(() => json([]));
  await callApi('GET /api/books', {});
  expect([...(sent[0]?.headers.keys() ?? [])]).toEqual([]);
});

it('A call encodes its params and its query into the address', async () => {
  const sent = answerFetch(() => json([]));
  await callApi('GET /api/books/:id', { params: { id: 'emma & co/1' } });
  await callApi('GET /api/catalogue', { query: { page: 2, author: undefined, q: 'café noir' } });
  await callApi('GET /api/books', { query: { ids: ['emma', 'a,b'] } });
  expect(pathsOf(sent)).toEqual([
    '/api/books/emma%20%26%20co%2F1',
    '/api/catalogue?page=2&q=caf%C3%A9%20noir',
    '/api/books?ids=emma,a%2Cb',
  ]);
});

it('A call reads JSON as JSON and any other answer as text', async () => {
  answerFetch(
    () => new Response('[1]', { headers: { 'Content-Type': 'application/problem+json; charset=utf-8' } }),
  );
  expect(await callApi('GET /api/books', {})).toEqual([1]);
  answerFetch(() => new Response('[1]', { headers: { 'Content-Type': 'text/plain' } }));
  expect(await callApi('GET /api/books', {})).toBe('[1]');
});

it('The compiler refuses a name, an input or a caller that the contract does not have', () => {
  function neverRun() {
    // @ts-expect-error: there is no such call
    void callApi('GET /api/authors', {});
    // @ts-expect-error: only a shopper may make this call
    void callApi('POST /api/orders', { body: {} });
    // @ts-expect-error: the call names a book
    void callApi('GET /api/books/:id', {});
    // @ts-expect-error: there is no such parameter
    void callApi('GET /api/books', { query: { sort: 'title' } });
  }
  expect(neverRun).toBeTypeOf('function');
});

it.each<[string, () => Promise<Response>]>([
  ['FETCH_ERROR', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['TIMEOUT_ERROR', () => Promise.reject(new DOMException('too late', 'TimeoutError'))],
  ['PARSING_ERROR', async () => new Response('<html>', { headers: { 'Content-Type': 'application/json' } })],
])(
  'A call without connection, with a late answer or one that is no JSON fails with %s',
  async (failure, answer) => {
    answerFetch(answer);
    expect((await failureOfACall()).failure).toBe(failure);
  },
);

it('A call is aborted after 15 seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  answerFetch(() => json([]));
  await callApi('GET /api/books', {});
  expect(timeout).toHaveBeenCalledExactlyOnceWith(15_000);
});

it("A refused call fails with the HTTP status and the answer's JSON", async () => {
  answerFetch(() => refusal(409, 'A price has changed', { totalPrice: '2.00' }));
  const error = await failureOfACall();
  expect(error.failure).toBe(409);
  expect(error.message).toBe('A price has changed');
  expect(error.data).toMatchObject({ error: { details: { totalPrice: '2.00' } } });
});

it('A refused call with a text as answer fails with the HTTP status', async () => {
  answerFetch(() => new Response('Bad gateway', { status: 502 }));
  const error = await failureOfACall();
  expect(error).toMatchObject({ failure: 502, data: 'Bad gateway', message: 'The API answered 502' });
});
