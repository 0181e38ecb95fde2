import { expect, it } from 'vitest';
import { callDefinitions } from '../../../functions/src/shared/api-calls.ts';
import { deliverySchema } from '../../../functions/src/shared/stock/delivery.ts';
import { postingLimits } from '../../../functions/src/shared/stock/posting.ts';
import { postedStock, undoneStock } from '../../../functions/src/stock/posted-stock.ts';
import { times } from '../../fixtures/times.ts';

const stock = (onHand: number) => ({ onHand, lowAt: 1, shelf: 'B 12' });

it.each([
  [5, 3, 8, 3],
  [5, -3, 2, -3],
  [99_999, 1, 100_000, 1],
  // Two of the three missing copies were sold since they were looked for.
  [1, -3, 0, -1],
])(
  'A line of a delivery or a stocktake makes of %i copies, changed by %i, %i: %i in the ledger',
  (before, change, onHand, booked) => {
    const posted = { after: stock(onHand), change: booked, reason: 'delivery' };
    expect(postedStock(stock(before), change, 'delivery')).toEqual(posted);
  },
);

it.each([
  [4, 4],
  [-2, 0],
])('A line of a delivery or a stocktake starts to count a book, by %i with %i copies', (change, onHand) => {
  const after = { onHand, lowAt: 0, shelf: '' };
  expect(postedStock(undefined, change, 'delivery')).toEqual({ after, change: onHand, reason: 'started' });
});

it('A line of a delivery or a stocktake leaves a stock that cannot fall or rise', () => {
  expect(postedStock(stock(0), -2, 'stocktake')).toBeUndefined();
  expect(postedStock(stock(99_999), 2, 'delivery')).toEqual({
    kept: 'a book can have at most 100000 copies',
  });
});

const delivery = { change: 5, reason: 'delivery' } as const;
const started = { change: 5, reason: 'started' } as const;
const changed = { isUnchanged: false };

it('The undo of a line gives back the difference, not the former figure', () => {
  expect(undoneStock(stock(9), delivery, changed)).toEqual({
    after: stock(4),
    change: -5,
    reason: 'undone',
  });
  const missing = { change: -2, reason: 'stocktake' } as const;
  expect(undoneStock(stock(1), missing, changed)).toMatchObject({ after: stock(3), change: 2 });
  expect(undoneStock(stock(99_998), missing, changed)).toMatchObject({ after: stock(100_000) });
  expect(undoneStock(stock(99_999), missing, changed)).toEqual({
    kept: 'a book can have at most 100000 copies',
  });
  expect(undoneStock(stock(1), { ...missing, change: 0 }, changed)).toBeUndefined();
});

it('The undo of a line ends the counting that the line began, unless something has changed since', () => {
  expect(undoneStock(stock(5), started, { isUnchanged: true })).toEqual({
    after: undefined,
    change: -5,
    reason: 'undone',
  });
  expect(undoneStock(stock(6), started, changed)).toMatchObject({ after: stock(1), change: -5 });
  const awaited = { ...stock(5), waiting: 1 };
  expect(undoneStock(awaited, started, { isUnchanged: true })).toMatchObject({ after: { onHand: 0 } });
});

it('The undo of a line leaves a book whose copies were sold, or that is not counted any more, and says so', () => {
  expect(undoneStock(stock(3), delivery, changed)).toEqual({
    kept: '2 of 5 copies were sold or taken meanwhile',
  });
  expect(undoneStock(undefined, delivery, changed)).toEqual({ kept: 'it is not counted any more' });
  expect(undoneStock(stock(3), undefined, changed)).toBeUndefined();
});

it('A delivery of as many books as there can be, with the longest texts, fits into a request', () => {
  const { books, copies, supplier, note } = postingLimits;
  const delivery = {
    supplier: '„'.repeat(supplier),
    note: '„'.repeat(note),
    bookIds: times(books, (at) => String(at).padStart(20, 'x')),
    copies: times(books, () => copies),
  };
  expect(deliverySchema.isValidSync(delivery, { strict: true })).toBe(true);
  const { bodyKiB } = callDefinitions['POST /api/deliveries'];
  expect(Buffer.byteLength(JSON.stringify(delivery))).toBeLessThan(bodyKiB * 1024);
});
