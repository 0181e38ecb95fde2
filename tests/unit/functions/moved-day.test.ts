import { expect, it } from 'vitest';
import { OrderChanged } from '../../../functions/src/order-change/applied-change.ts';
import { applyChange } from '../../../functions/src/order-change/apply-change.ts';
import type { AnnouncedBook } from '../../../functions/src/shared/order/announced-books.ts';
import { changed, changingOrder, deskContext } from '../../fixtures/changing-orders.ts';

const [first, next] = ['2027-03-12', '2027-05-20'];
const order = (announced: AnnouncedBook = { bookId: 'a', day: first }) => ({
  ...changingOrder(),
  awaited: [{ bookId: 'a', by: announced.day }],
  announced: [announced],
});
const moved = (day: string | undefined, isMailWaiting = false) =>
  ({ kind: 'moved day', bookId: 'a', day, isMailWaiting }) as const;

it('A day that moves is the one by which the order waits, and the shopper is told', () => {
  const { after, applied } = changed(order(), moved(next));
  expect(after.announced).toEqual([{ bookId: 'a', day: next, told: first }]);
  expect(after.awaited).toEqual([{ bookId: 'a', by: next }]);
  expect(applied.mail).toEqual({ event: 'appearance', onlyIfTold: false });
});

it('A day that moves withdraws the mail that waits when it is the known one again', () => {
  const { after, applied } = changed(order({ bookId: 'a', day: next, told: first }), moved(first, true));
  expect(after.announced).toEqual([{ bookId: 'a', day: first }]);
  expect(applied).toMatchObject({ mail: { onlyIfTold: true }, withdrawn: ['appearance'] });
});

it.each([true, false])(
  'A day that moves leaves the mail that tells of another book as well, as long as it waits: %s',
  (waits) => {
    const before = order({ bookId: 'a', day: next, ...(waits && { told: first }) });
    const other = { bookId: 'b', day: next, told: first };
    const { after, applied } = changed(
      { ...before, announced: [...before.announced, other] },
      moved(first, waits),
    );
    expect(after.announced?.[1]).toEqual(waits ? other : { bookId: 'b', day: next });
    expect(applied).toMatchObject({ mail: { event: 'appearance', onlyIfTold: false } });
    expect(applied.withdrawn).toBeUndefined();
  },
);

it('A day that is taken away lets the book go, and changes no promise', () => {
  const { after, applied } = changed(order(), moved(undefined));
  expect(after.announced).toBeUndefined();
  expect(after.awaited).toEqual([{ bookId: 'a', by: first }]);
  expect(applied.mail).toBeUndefined();
});

it('A day that moves concerns no order that has the day, or has sent the book', () => {
  const sent = { ...order(), ...changingOrder('shipped', { abc: 'shipped' }) };
  expect(() => changed(order(), moved(first))).toThrow(OrderChanged);
  expect(() => changed(sent, moved(next))).toThrow(OrderChanged);
});

it('A day that moves holds a book back until the shop’s own day has come, and no longer', () => {
  const request = { bookIds: ['a'], carrier: '', trackingCode: '' };
  const { awaited: _, ...there } = order();
  const send = (today: string) =>
    applyChange(there, undefined, { kind: 'parcel', request }, { ...deskContext, today });
  expect(() => send('2027-03-11')).toThrow('has not appeared');
  expect(send(first).fields.parcels).toMatchObject([{ bookIds: ['a'] }]);
});
