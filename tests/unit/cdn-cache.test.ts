import { beforeEach, expect, it, vi } from 'vitest';
import { CdnCache, type Request } from '../cdn/cdn-cache.ts';

const kept = 'public, max-age=0, must-revalidate, s-maxage=60';
let cache: CdnCache;
let given: number;

beforeEach(() => {
  vi.useFakeTimers();
  cache = new CdnCache();
  given = 0;
});

/** Asks for a page; Hosting's answers are 'answer 1', 'answer 2' and so on. @returns what the browser gets */
async function ask(caching: string, request: Partial<Request> = {}, status = 200): Promise<string> {
  const asked = { method: 'GET', url: '/', headers: {}, ...request };
  const { body } = await cache.answer(asked, async () => {
    given += 1;
    const headers = { 'cache-control': caching, vary: 'Accept-Encoding, Authorization, Cookie' };
    return { status, headers, body: Buffer.from(`answer ${given}`) };
  });
  return body.toString();
}

it('an answer is kept for its s-maxage, by its address', async () => {
  expect(await ask(kept)).toBe('answer 1');
  vi.advanceTimersByTime(59_999);
  expect(await ask(kept)).toBe('answer 1');
  expect(await ask(kept, { url: '/?fresh=1' })).toBe('answer 2');
  vi.advanceTimersByTime(1);
  expect(await ask(kept)).toBe('answer 3');
  cache.purge();
  expect(await ask(kept)).toBe('answer 4');
});

it('a browser cannot ask past it, as with a reload', async () => {
  await ask(kept);
  const headers = { 'cache-control': 'no-cache', pragma: 'no-cache', 'accept-encoding': 'br' };
  expect(await ask(kept, { headers })).toBe('answer 1');
});

it('an answer for one login or cookie is given to no other', async () => {
  await ask(kept);
  expect(await ask(kept, { headers: { authorization: 'Bearer a' } })).toBe('answer 2');
  expect(await ask(kept, { headers: { cookie: '__session=b' } })).toBe('answer 3');
  expect(await ask(kept, { headers: { authorization: 'Bearer a' } })).toBe('answer 2');
  expect(await ask(kept)).toBe('answer 1');
});

it.each([
  ['no-store', 'no-store', {}, 200],
  ['private', 'private, s-maxage=60', {}, 200],
  ['no caching at all', '', {}, 200],
  ['a failure of the server', kept, {}, 500],
  ['a POST', kept, { method: 'POST' }, 200],
  ['a DELETE', kept, { method: 'DELETE' }, 200],
] as const)('%s is not kept', async (_name, caching, request, status) => {
  await ask(caching, request, status);
  expect(await ask(caching, request, status)).toBe('answer 2');
});
