import { expect, it } from 'vitest';
import { checkOrder } from '../../../functions/src/orders/check-new-order.ts';
import { isInStock, stockWords } from '../../../functions/src/shared/book/stock-words.ts';
import { defaultSettings } from '../../../functions/src/shared/shop/settings.ts';
import {
  publicStock,
  runsLow,
  stockChangeSchema,
  stockQuerySchema,
} from '../../../functions/src/shared/stock/stock.ts';
import { changedStock } from '../../../functions/src/stock/stock-change.ts';
import { makeBook, makeOrderRequest } from '../../fixtures/factories.ts';

const stock = { onHand: 5, lowAt: 2, shelf: 'B 12' };

it.each([
  [undefined, undefined, undefined, true],
  [3, 2, undefined, true],
  [2, 2, 'Only 2 left', true],
  [1, 2, 'Only 1 left', true],
  [1, 0, undefined, true],
  [0, 2, 'Out of stock', false],
])('Shoppers are told of a stock of %s copies, low at %s: %s', (onHand, lowAt, words, isAvailable) => {
  const counted = onHand === undefined || lowAt === undefined ? undefined : { ...stock, onHand, lowAt };
  const book = { stockLeft: publicStock(counted) };
  expect(stockWords(book)).toBe(words);
  expect(isInStock(book)).toBe(isAvailable);
});

it('The shopkeeper is told that copies run low from the same number on as shoppers are', () => {
  expect(runsLow({ onHand: 2, lowAt: 2 })).toBe(true);
  expect(runsLow({ onHand: 3, lowAt: 2 })).toBe(false);
  expect([1, 3, 6].map((waiting) => publicStock({ ...stock, waiting }))).toEqual([undefined, 2, 0]);
});

it("The admin's change of a stock begins with how many copies there are", () => {
  const after = { onHand: 7, lowAt: 2, shelf: '' };
  expect(changedStock(undefined, { onHand: 7 })).toEqual({ after, change: 7, reason: 'started' });
  expect(() => changedStock(undefined, { change: 7, reason: 'delivery' })).toThrow(/not counted yet/);
});

it("The admin's change of a stock adds, takes away and sets, with a reason", () => {
  const having = (onHand: number) => ({ ...stock, onHand });
  expect(changedStock(stock, { change: 3, reason: 'delivery' })).toEqual({
    after: having(8),
    change: 3,
    reason: 'delivery',
  });
  expect(changedStock(stock, { change: -5, reason: 'lost' })).toMatchObject({
    after: having(0),
    change: -5,
  });
  expect(changedStock(stock, { onHand: 2, reason: 'correction' })).toMatchObject({ change: -3 });
  expect(() => changedStock(stock, { change: 1 })).toThrow(/Say why/);
  expect(() => changedStock(stock, { change: 1, reason: 'order' })).toThrow(/Say why/);
});

it("The admin's change of a stock never makes fewer copies than none, or more than there can be", () => {
  expect(() => changedStock(stock, { change: -6, reason: 'lost' })).toThrow('There are only 5 copies');
  const delivered = (change: number) => changedStock(stock, { change, reason: 'delivery' });
  expect(() => delivered(99_996)).toThrow(/at most 100000/);
  expect(delivered(99_995)?.after?.onHand).toBe(100_000);
});

it("The admin's change of a stock moves the shelf mark and the limit without a reason, and nothing at all when they are the same", () => {
  const after = { onHand: 5, lowAt: 0, shelf: 'C 1' };
  const moved = changedStock(stock, { lowAt: 0, shelf: 'C 1', onHand: 5 });
  expect(moved).toEqual({ after, change: 0, reason: 'settings' });
  for (const one of [{ lowAt: 1 }, { shelf: 'C 1' }])
    expect(changedStock(stock, one)?.after).toEqual({ ...stock, ...one });
  expect(changedStock(stock, { lowAt: 2 })).toBeUndefined();
  expect(changedStock(stock, {})).toBeUndefined();
});

it("The admin's change of a stock ends the counting, which leaves nothing in the ledger", () => {
  const stopped = { after: undefined, change: -5, reason: 'stopped' };
  expect(changedStock(stock, { counted: false })).toEqual(stopped);
  expect(changedStock(undefined, { counted: false })).toBeUndefined();
  expect(() => changedStock({ ...stock, waiting: 1 }, { counted: false })).toThrow('Shoppers wait for it');
});

it.each([
  { onHand: -1 },
  { onHand: -0 },
  { onHand: 100_001 },
  { change: Number.NaN },
  { shelf: 'x'.repeat(21) },
  { reason: 'order' },
  { onHand: 1, change: 1 },
  { price: 1 },
])("The admin's change of a stock cannot be %j", (request) => {
  expect(stockChangeSchema.isValidSync(request, { strict: true })).toBe(false);
});

it("The admin's change of a stock is asked for by the ids of 1 to 100 books", () => {
  const isValid = (ids?: string) => stockQuerySchema.isValidSync({ ids });
  const many = (count: number) => Array.from({ length: count }, (_, index) => `b${index}`).join();
  expect([isValid('a'), isValid(many(100))]).toEqual([true, true]);
  expect([undefined, '', 'a/b', 'a,', many(101)].filter(isValid)).toEqual([]);
});

it('An order that is refused for its stock names three titles at most', () => {
  const books = ['A', 'B', 'C', 'D', 'E'].map((title) => makeBook({ _id: title, title }));
  const ids = new Set(books.map(({ _id }) => _id));
  const place = () => checkOrder(makeOrderRequest(books), books, ids, defaultSettings);
  expect(place).toThrow('Out of stock: A, B, C and 2 more');
});
