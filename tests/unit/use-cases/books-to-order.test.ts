import { expect, it, vi } from 'vitest';
import { copiesToOrder } from '../../../functions/src/shared/order/to-order.ts';
import { defaultSettings } from '../../../functions/src/shared/shop/settings.ts';
import { booksToOrder } from '../../../functions/src/use-cases/stock/books-to-order.ts';
import { makeBook, makeOrder } from '../../fixtures/factories.ts';
import { times } from '../../fixtures/times.ts';

const stores = vi.hoisted(() => ({
  findAwaitingOrders: vi.fn(),
  findAnnouncedOrders: vi.fn(),
  findBooks: vi.fn(),
  findLowStock: vi.fn(async (): Promise<unknown> => ({ count: 0, lowest: [] })),
  readCounted: async () => [],
  findReorders: async () => [],
  recentSettings: async () => defaultSettings,
}));
vi.mock('../../../functions/src/orders/awaited-store.ts', () => stores);
vi.mock('../../../functions/src/orders/announced-store.ts', () => stores);
vi.mock('../../../functions/src/books/book-store.ts', () => stores);
vi.mock('../../../functions/src/stock/low-stock-store.ts', () => stores);
vi.mock('../../../functions/src/stock/stock-store.ts', () => stores);
vi.mock('../../../functions/src/stock/reorder-store.ts', () => stores);
vi.mock('../../../functions/src/settings/shop-profile.ts', () => stores);

const books = times(501, () => makeBook());
const awaited = books.map(({ _id: bookId }, index) => ({
  bookId,
  by: index === 500 ? '2026-01-01' : '2026-01-02',
}));
const preorders = times(500, () => ({ order: makeOrder(), stockTaken: [] }));

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

it('No copy is proposed of a book of which no other is ordered, such as a used one', async () => {
  const [used, ended, low] = [{ condition: 'used' as const }, { whenSoldOut: 'end' as const }, {}].map(
    makeBook,
  );
  stores.findAwaitingOrders.mockResolvedValue([]);
  stores.findAnnouncedOrders.mockResolvedValue([]);
  stores.findBooks.mockResolvedValue([used, ended, low]);
  const lowest = [used, ended, low].map((book) => ({ bookId: book?._id }));
  stores.findLowStock.mockResolvedValue({ count: 3, lowest });
  expect((await booksToOrder()).books.map(({ bookId }) => bookId)).toEqual([low?._id]);
});

it.each([
  ['waits, and the shelf is low', 1, { onHand: 0, lowAt: 0 }, { waiting: 1, shelf: 1, all: 2 }],
  ['waits, of whom two have their copies', 3, { onHand: 2 }, { waiting: 1, shelf: 0, all: 1 }],
  ['waits for more than is ordered', 0, { onHand: 4, lowAt: 5 }, { waiting: 0, shelf: 2, all: 2 }],
])('What is to be ordered says for whom it is: a shopper %s', (_, waiting, counted, expected) => {
  const orders = times(waiting, () => ({ id: 'o', number: 'N', by: '2026-12-03' }));
  const book = { bookId: 'b', title: '', author: '', isbn: '', publisher: '', orders, ...counted };
  expect(copiesToOrder(book)).toEqual(expected);
  expect(copiesToOrder({ ...book, problem: 'ended' }).all).toBe(0);
});

it('Those who have not confirmed their address wait behind all others, and are marked', async () => {
  const waits = (_id: string, hasConfirmedEmail: boolean) =>
    makeOrder(books.slice(0, 1), { _id, hasConfirmedEmail, awaited: awaited.slice(0, 1) });
  stores.findAwaitingOrders.mockResolvedValue([waits('first', false), waits('second', true)]);
  stores.findAnnouncedOrders.mockResolvedValue([]);
  stores.findBooks.mockResolvedValue(books.slice(0, 1));
  const [book] = (await booksToOrder()).books;
  expect(book?.orders.map(({ id, isUnconfirmed }) => [id, isUnconfirmed])).toEqual([
    ['second', undefined],
    ['first', true],
  ]);
});
