import { expect, it } from 'vitest';
import { copyMoves } from '../../../functions/src/order-change/copy-moves.ts';
import { awaitedFields } from '../../../functions/src/orders/awaited-store.ts';
import { orderSlips } from '../../../functions/src/orders/packing-slips.ts';
import type { ChangingOrder } from '../../../functions/src/shared/order/changing-order.ts';
import { readOrder } from '../../../functions/src/shared/order/order.ts';
import { keptLines, lineId } from '../../../functions/src/shared/order/order-lines.ts';
import { keptCents } from '../../../functions/src/shared/order/order-totals.ts';
import { unsentLines } from '../../../functions/src/shared/order/unsent-lines.ts';
import { defaultProfile } from '../../../functions/src/shared/shop/default-profile.ts';
import { changed, changingOrder } from '../../fixtures/changing-orders.ts';

/** Books a ($10), b ($8) and c ($5), and a second copy of a. */
function withTwo(): ChangingOrder {
  const order = changingOrder();
  const [first] = order.lines;
  return { ...order, lines: [...order.lines, ...(first ? [{ ...first, id: 'a:2' }] : [])] };
}

const line = (bookId: string, from: 'ordered' | 'taken-out', to: 'ordered' | 'taken-out') =>
  ({ kind: 'line', request: { bookId, from, to, reason: 'damaged', isMailed: false } }) as const;

it('An order of release 1.0.0 is read with its books as its lines', () => {
  const { _id, parcelsMade, ...stored } = changingOrder();
  expect(readOrder(_id, stored).lines.map(lineId)).toEqual(['a', 'b', 'c']);
});

it('Of two copies of a title each is taken out and put back by itself, and the stock of the book moves by one', () => {
  const order = withTwo();
  const stockTaken = ['a', 'a:2', 'b'];
  const sold = { change: -1, reason: 'order' };
  expect(copyMoves(undefined, order, stockTaken)).toEqual([
    { bookId: 'a', moves: [sold, { ...sold, line: 'a:2' }] },
    { bookId: 'b', moves: [sold] },
  ]);
  const { after } = changed(order, line('a:2', 'ordered', 'taken-out'));
  expect(keptLines(after).map(lineId)).toEqual(['a', 'b', 'c']);
  expect([keptCents(order), keptCents(after)]).toEqual([3300, 2300]);
  expect(copyMoves(order, after, stockTaken)).toEqual([
    {
      bookId: 'a',
      moves: [
        { change: 1, reason: 'taken-out', line: 'a:2' },
        { change: -1, reason: 'damaged', line: 'a:2' },
      ],
    },
  ]);
  const back = changed(after, line('a:2', 'taken-out', 'ordered')).after;
  expect(copyMoves(after, back, stockTaken)).toEqual([{ bookId: 'a', moves: [{ ...sold, line: 'a:2' }] }]);
});

it('One of two copies goes in a parcel, and the other one is still to be sent', () => {
  const request = { bookIds: ['a:2', 'b'], carrier: '', trackingCode: '' };
  const { after } = changed(withTwo(), { kind: 'parcel', request });
  expect(after.status).toBe('waiting');
  expect(unsentLines(after).map(lineId)).toEqual(['a', 'c']);
  const slips = orderSlips(withTwo(), defaultProfile).slips;
  expect(slips[0]?.lines.map(({ title, count }) => [title, count])[0]?.[1]).toBe(2);
});

it('An order waits for each of two copies, and is found by their book', () => {
  const by = '2026-12-03';
  const order = {
    ...withTwo(),
    awaited: [
      { bookId: 'a', by },
      { bookId: 'a:2', by },
    ],
  };
  expect(awaitedFields(order).awaitedIds).toEqual(['a', 'a']);
  expect(copyMoves(undefined, order, [])).toEqual([{ bookId: 'a', moves: [], waiting: 2 }]);
  const { after } = changed(order, { kind: 'received copy', bookId: 'a:2' });
  expect(after.awaited).toEqual([{ bookId: 'a', by }]);
  expect(copyMoves(order, after, [])).toEqual([
    { bookId: 'a', moves: [{ change: -1, reason: 'order', line: 'a:2' }], waiting: -1 },
  ]);
  const announced = {
    ...withTwo(),
    announced: [
      { bookId: 'a', day: by },
      { bookId: 'a:2', day: by },
    ],
  };
  const moved = changed(announced, {
    kind: 'moved day',
    bookId: 'a',
    day: '2026-12-09',
    isMailWaiting: false,
  });
  expect(moved.after.announced?.map(({ bookId, day }) => [bookId, day])).toEqual([
    ['a', '2026-12-09'],
    ['a:2', '2026-12-09'],
  ]);
});
