import { beforeEach, expect, it, vi } from 'vitest';
import { handlers } from '../../../functions/src/api.ts';
import { callInProcess } from '../../../functions/src/platform/http/in-process-call.ts';
import { readSettings } from '../../../functions/src/shared/shop/settings.ts';

const lists = vi.hoisted(() => ({ listBooks: vi.fn() }));
vi.mock('../../../functions/src/books/book-list-store.ts', async (original) => ({
  ...(await original()),
  ...lists,
}));
vi.mock('../../../functions/src/settings/settings-store.ts', async (original) => ({
  ...(await original()),
  findSettings: async () => readSettings().settings,
}));

const bodyContext = async () => ({});
const access = { requireAppCheck: async () => undefined, identifyCaller: vi.fn() };

beforeEach(() => lists.listBooks.mockReset().mockReturnValue([]));

it.each([
  ['a category', { category: 'fiction' }, 100],
  ['what comes after a book', { after: '2026-01-02T03:04:05.678Z_a' }, 100],
  ['a category', { category: 'fiction', limit: 5 }, 5],
  ['some books', { ids: 'a,b' }, 100],
])('The list of %s is never longer than an answer may be', async (_, query, limit) => {
  await callInProcess({ handlers, access, bodyContext }, 'GET /api/books', { query });
  expect(lists.listBooks).toHaveBeenCalledWith(expect.objectContaining({ limit }), expect.anything());
});
