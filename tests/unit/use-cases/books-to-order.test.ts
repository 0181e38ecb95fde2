import { expect, it, vi } from 'vitest';
import { defaultSettings } from '../../../functions/src/shared/shop/settings.ts';
import { booksToOrder } from '../../../functions/src/use-cases/stock/books-to-order.ts';
import { makeBook, makeOrder } from '../../fixtures/factories.ts';

const stores = vi.hoisted(() => ({
  ...{ findAwaitingOrders: vi.fn(), findAnnouncedOrders: vi.fn(), findBooks: vi.fn() },
  ...{ findLowStock: async () => ({ count: 0, lowest: [] }), readCounted: async () => [] },
  ...{ findReorders: async () => [], recentSettings: async () => defaultSettings },
}));
vi.mock('../../../functions/src/orders/awaited-store.ts', () => stores);
vi.mock('../../../functions/src/orders/announced-store.ts', () => stores);
vi.mock('../../../functions/src/books/book-store.ts', () => stores);
vi.mock('../../../functions/src/stock/low-stock-store.ts', () => stores);
vi.mock('../../../functions/src/stock/stock-store.ts', () => stores);
vi.mock('../../../functions/src/stock/reorder-store.ts', () => stores);
vi.mock('../../../functions/src/settings/shop-profile.ts', () => stores);

const books = Array.from({ length: 501 }, () => makeBook());
const awaited = books.map(({ _id: bookId }, index) => ({
  bookId,
  by: index === 500 ? '2026-01-01' : '2026-01-02',
}));
const preorders = Array.from({ length: 500 }, () => ({ order: makeOrder(), stockTaken: [] }));

it.each([
  ['all that shoppers wait for', makeOrder(books.slice(1), { awaited: awaited.slice(1) }), [], 500, false],
  [
    'no more than 500 books, those that are promised earliest first',
    makeOrder(books, { awaited }),
    [],
    500,
    true,
  ],
  ['that there may be more pre-orders', makeOrder(), preorders, 0, true],
])('The list has, or says: %s', async (_, order, announced, count, isCut) => {
  stores.findAwaitingOrders.mockResolvedValue([order]);
  stores.findAnnouncedOrders.mockResolvedValue(announced);
  stores.findBooks.mockImplementation(async (ids: string[]) => books.filter(({ _id }) => ids.includes(_id)));
  const list = await booksToOrder();
  expect({ count: list.books.length, isCut: list.isCut }).toEqual({ count, isCut });
  if (count > 0) expect(list.books[0]?.bookId).toBe(books[500]?._id);
});
