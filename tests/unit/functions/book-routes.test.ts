import { beforeEach, expect, it, vi } from 'vitest';
import { shopApi } from '../../../functions/src/api.ts';
import { Reply } from '../../../functions/src/platform/http/handler.ts';
import { callInProcess } from '../../../functions/src/platform/http/in-process-call.ts';
import { bookRoutes } from '../../../functions/src/routes/book-routes.ts';
import { owner } from '../../../functions/src/shared/callers.ts';
import { readSettings } from '../../../functions/src/shared/shop/settings.ts';
import { makeBook } from '../../fixtures/factories.ts';

const lists = vi.hoisted(() => ({ listBooks: vi.fn() }));
vi.mock('../../../functions/src/books/book-list-store.ts', async (original) => ({
  ...(await original()),
  ...lists,
}));
const all = vi.hoisted(() => ({ allBooks: vi.fn(), newestBooks: vi.fn() }));
vi.mock('../../../functions/src/use-cases/books/list-books.ts', () => all);
vi.mock('../../../functions/src/settings/settings-store.ts', async (original) => ({
  ...(await original()),
  findSettings: async () => readSettings().settings,
}));

const access = { requireAppCheck: async () => undefined, identifyCaller: vi.fn() };

beforeEach(() => lists.listBooks.mockReset().mockReturnValue([]));

it.each([
  ['a category', { category: 'fiction' }, 100],
  ['what comes after a book', { after: '2026-01-02T03:04:05.678Z_a' }, 100],
  ['a category', { category: 'fiction', limit: 5 }, 5],
  ['some books', { ids: 'a,b' }, 100],
])('The list of %s is never longer than an answer may be', async (_, query, limit) => {
  await callInProcess({ ...shopApi, access }, 'GET /api/books', { query });
  expect(lists.listBooks).toHaveBeenCalledWith(expect.objectContaining({ limit }), expect.anything());
});

const client = { visitor: '', server: '', cookies: '' };
const noRequest = { params: {}, body: undefined, header: () => undefined, client };
const person = { sessionId: '', person: owner };

it.each([
  ['A visitor gets the whole list of a small shop', undefined, 99, 99, false],
  ['A visitor gets a page of a long list, and where it goes on', undefined, 101, 100, true],
  ['A person of the shop gets the whole list', person, 101, 101, false],
])('%s', async (_, caller, stored, listed, goesOn) => {
  const books = Array.from({ length: stored }, (_, at) => makeBook({ _id: `b${at}` }));
  all.allBooks.mockReturnValue(books);
  const { signal } = new AbortController();
  const answer = await bookRoutes['GET /api/books']({ ...noRequest, caller, query: {}, signal });
  const { value, options } = answer instanceof Reply ? answer : new Reply(answer);
  let count = 0;
  for await (const _book of value) count += 1;
  expect(count).toBe(listed);
  const after = new URLSearchParams({ after: `${books[99]?.createdAt}_b99` });
  expect(options).toEqual(goesOn ? { next: `/api/books?${after}` } : {});
});
