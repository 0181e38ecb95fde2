import { describe, expect, it, vi } from 'vitest';
import { ApiError, callApi } from '../../web/src/lib/api.ts';
import { holds } from '../promises/holds.ts';
import { answerFetch, json, refusal } from './fake-fetch.ts';

async function failureOf(path = '/books') {
  const error = await callApi(path).catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error(`No ApiError but ${String(error)}`);
  return error;
}

describe('calls of the API', () => {
  it(
    'include credentials and carry body, bearer and further headers',
    holds('calls/credentials'),
    async () => {
      const sent = answerFetch(() => json({ ok: true }));
      const answer = await callApi('/orders', {
        method: 'POST',
        body: { name: 'Ada' },
        bearer: 'a-token',
        headers: { 'Idempotency-Key': 'one' },
      });
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
    },
  );

  it('send neither a bearer nor a content type of their own accord', async () => {
    const [request] = await (async () => {
      const sent = answerFetch(() => json([]));
      await callApi('/books');
      return sent;
    })();
    expect([...(request?.headers.keys() ?? [])]).toEqual([]);
  });

  it('read JSON as JSON and anything else as text', holds('calls/content-type'), async () => {
    answerFetch(
      () => new Response('[1]', { headers: { 'Content-Type': 'application/problem+json; charset=utf-8' } }),
    );
    expect(await callApi('/books')).toEqual([1]);
    answerFetch(() => new Response('[1]', { headers: { 'Content-Type': 'text/plain' } }));
    expect(await callApi('/books')).toBe('[1]');
  });
});

describe('failed calls', () => {
  it('are a FETCH_ERROR when there is no connection', holds('errors/kinds'), async () => {
    answerFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    expect((await failureOf()).failure).toBe('FETCH_ERROR');
  });

  it('are a TIMEOUT_ERROR when the answer is late', holds('errors/kinds'), async () => {
    answerFetch(() => Promise.reject(new DOMException('too late', 'TimeoutError')));
    expect((await failureOf()).failure).toBe('TIMEOUT_ERROR');
  });

  it('are called off after 15 seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    answerFetch(() => json([]));
    await callApi('/books');
    expect(timeout).toHaveBeenCalledExactlyOnceWith(15_000);
  });

  it('are a PARSING_ERROR when the answer is no JSON though it says so', holds('errors/kinds'), async () => {
    answerFetch(() => new Response('<html>', { headers: { 'Content-Type': 'application/json' } }));
    expect((await failureOf()).failure).toBe('PARSING_ERROR');
  });

  it('are the HTTP status with its data when the API refuses', holds('errors/kinds'), async () => {
    answerFetch(() => refusal(409, 'A price has changed', { totalPrice: '2.00' }));
    const error = await failureOf();
    expect(error.failure).toBe(409);
    expect(error.message).toBe('A price has changed');
    expect(error.data).toMatchObject({ error: { details: { totalPrice: '2.00' } } });
  });

  it('are the HTTP status when a refusal is a mere text', async () => {
    answerFetch(() => new Response('Bad gateway', { status: 502 }));
    const error = await failureOf();
    expect(error).toMatchObject({ failure: 502, data: 'Bad gateway', message: 'The API answered 502' });
  });
});
