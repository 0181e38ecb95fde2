import { request } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { owner } from '../../../functions/src/shared/callers.ts';
import { readSettings } from '../../../functions/src/shared/shop/settings.ts';
import { makeBook } from '../../fixtures/factories.ts';
import { type LocalServer, send, serveApi } from './local-server.ts';

const store = vi.hoisted(() => ({ findBook: vi.fn() }));
const lists = vi.hoisted(() => ({ allBooks: vi.fn() }));
const write = vi.hoisted(() => vi.fn());
vi.mock('../../../functions/src/books/book-store.ts', async (original) => ({
  ...(await original()),
  ...store,
}));
vi.mock('../../../functions/src/use-cases/books/list-books.ts', async (original) => ({
  ...(await original()),
  ...lists,
}));
// A person of the shop, to whom the list of all books is streamed.
vi.mock('../../../functions/src/auth/session-store.ts', async (original) => ({
  ...(await original()),
  findSession: async () => ({ sessionId: 'session', person: owner }),
}));
vi.mock('../../../functions/src/settings/settings-store.ts', async (original) => ({
  ...(await original()),
  findSettings: async () => readSettings().settings,
}));
vi.mock('../../../functions/src/shelves/shelf-store.ts', async (original) => ({
  ...(await original()),
  findShelfIndex: async () => [],
}));
vi.mock('firebase-functions/logger', () => ({ write, info: vi.fn(), warn: vi.fn() }));

let server: LocalServer;
let address: string;

beforeAll(async () => {
  server = await serveApi();
  address = server.address;
});

afterAll(() => server.close());

beforeEach(() => vi.resetAllMocks());

afterEach(() => vi.useRealTimers());

const askAllBooks = (signal: AbortSignal | null = null) =>
  fetch(`${address}/api/books`, { headers: { authorization: 'Bearer session' }, signal });

/** Without the line that every call has. */
function reports() {
  return write.mock.calls.map(([entry]) => entry).filter((entry) => 'stack_trace' in entry);
}

function callLines() {
  return write.mock.calls.map(([entry]) => entry).filter((entry) => 'route' in entry);
}

function failure(code: unknown) {
  return Object.assign(new Error('secret detail'), { code });
}

async function* breakingAfter(rows: number, error: Error) {
  for (let row = 0; row < rows; row += 1) yield makeBook();
  throw error;
}

it.each([14, 'ECONNRESET'])(
  'answers 503 when the database cannot (%s), and asks to come back',
  async (code) => {
    store.findBook.mockRejectedValue(failure(code));
    const answer = await fetch(`${address}/api/books/emma`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(await answer.json()).toMatchObject({ error: { code: 'unavailable' } });
    expect(reports()).toEqual([]);
  },
);

/** Lets a call time out once it has begun. */
async function outOfTime(begun: Promise<void>, ask: () => Promise<Response>): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answer = ask();
  await begun;
  vi.advanceTimersByTime(10_000);
  expect((await answer).status).toBe(503);
  vi.useRealTimers();
}

it('logs what fails after its call was answered with a 503', async () => {
  const fail = Promise.withResolvers<never>();
  const asked = Promise.withResolvers<void>();
  store.findBook.mockImplementation(() => {
    asked.resolve();
    return fail.promise;
  });
  await outOfTime(asked.promise, () => fetch(`${address}/api/books/emma`));
  fail.reject(failure('bug'));
  await vi.waitFor(() => expect(reports()).toHaveLength(1));
  expect(reports()).toMatchObject([{ message: 'A call failed after its time was up' }]);
});

it('neither sends nor logs a list that begins after its call was answered with a 503', async () => {
  const begin = Promise.withResolvers<void>();
  const [asked, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  async function* late() {
    try {
      asked.resolve();
      await begin.promise;
      for (let row = 0; row < 500; row += 1) yield makeBook();
    } finally {
      ended.resolve();
    }
  }
  lists.allBooks.mockReturnValue(late());
  await outOfTime(asked.promise, askAllBooks);
  begin.resolve();
  await ended.promise;
  await new Promise(setImmediate);
  expect(reports()).toEqual([]);
});

it('answers an unexpected error without its text, and logs it once', async () => {
  const bug = failure('bug');
  store.findBook.mockRejectedValue(bug);
  const answer = await fetch(`${address}/api/books/emma`);
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({
    error: { code: 'internal', message: 'Something went wrong in the shop' },
  });
  expect(reports()).toEqual([
    {
      severity: 'ERROR',
      message: 'A call failed unexpectedly',
      stack_trace: expect.stringMatching(/^Error \(bug\): secret detail\n\s+at /),
    },
  ]);
});

it('cuts the connection of a list that breaks off, so that no client takes it for whole', async () => {
  lists.allBooks.mockReturnValue(breakingAfter(500, failure('bug')));
  const answer = await askAllBooks();
  expect(answer.status).toBe(200);
  await expect(answer.json()).rejects.toThrow();
  expect(reports()).toHaveLength(1);
  await vi.waitFor(() => expect(callLines()).toMatchObject([{ status: 200, whole: false }]), 10_000);
});

it('stops reading when the caller is gone', async () => {
  const closed = new Promise<void>((resolve) => {
    async function* endless() {
      try {
        while (true) yield makeBook();
      } finally {
        resolve();
      }
    }
    lists.allBooks.mockReturnValue(endless());
  });
  const leaving = new AbortController();
  const answer = await askAllBooks(leaving.signal);
  expect(answer.status).toBe(200);
  leaving.abort();
  await closed;
  expect(reports()).toEqual([]);
});

it('takes a body that breaks off for no failure of its own', async () => {
  const headers = { 'content-type': 'application/json', 'content-length': '100' };
  const sending = request(`${address}/api/auth/admin`, { method: 'POST', headers }).on(
    'error',
    () => undefined,
  );
  sending.write('{"username":');
  // The server has begun to read when the body's first part has left the buffer.
  await vi.waitFor(() => expect(sending.writableLength).toBe(0), 10_000);
  sending.destroy();
  await vi.waitFor(() => expect(callLines()).toMatchObject([{ method: 'POST', whole: false }]), 10_000);
  await fetch(`${address}/api/nothing`);
  expect(reports()).toEqual([]);
});

it('does not send a book again that the browser has', async () => {
  store.findBook.mockResolvedValue({ book: makeBook(), version: 1_700_000_000_000 });
  const ask = (tag: string) => send(`${address}/api/books/emma`, 'GET', { 'if-none-match': tag });
  expect((await ask('"1700000000000"')).status).toBe(304);
  expect((await ask('W/"1700000000000"')).status).toBe(304);
  expect((await ask('"1699999999999"')).status).toBe(200);
});

it('has one line in the log, with the pattern of its address', async () => {
  store.findBook.mockResolvedValue(undefined);
  await fetch(`${address}/api/books/a-book-that-is-not-there`);
  await fetch(`${address}/api/a-typo`);
  await vi.waitFor(() => expect(callLines()).toHaveLength(2), 10_000);
  expect(callLines()).toEqual([
    {
      severity: 'WARNING',
      message: 'GET /api/books/:id 404',
      method: 'GET',
      route: '/api/books/:id',
      status: 404,
      code: 'not-found',
      milliseconds: expect.any(Number),
    },
    expect.objectContaining({ message: 'GET none 404', route: 'none' }),
  ]);
});
