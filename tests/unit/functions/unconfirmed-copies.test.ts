import { expect, it } from 'vitest';
import type { Order } from '../../../functions/src/shared/order/order.ts';
import { unconfirmedCopies } from '../../../functions/src/shared/order/unconfirmed-copies.ts';
import { makeBook, makeOrder, makeParcel } from '../../fixtures/factories.ts';

const at = '2026-11-03T12:00:00.000Z';
const inParcel = (state: 'shipped' | 'delivered'): Partial<Order> => ({
  status: 'waiting',
  parcels: [makeParcel({ bookIds: ['a'], state })],
});
const books = ['a', 'b', 'c'].map((_id) => makeBook({ _id }));

it.each<[string, number, Partial<Order>]>([
  ['of an address that is not confirmed', 2, {}],
  ['of a confirmed address', 0, { hasConfirmedEmail: true }],
  ['from before that was known', 0, { hasConfirmedEmail: undefined }],
  ['that is cancelled', 0, { status: 'cancelled' }],
  ['that is delivered', 0, { status: 'delivered' }],
  ['of which a parcel has arrived', 1, inParcel('delivered')],
  ['of which a parcel is under way', 2, inParcel('shipped')],
  ['that has lost a line', 1, { lineChanges: [{ bookId: 'a', state: 'taken-out', at }] }],
  ['that waits for one that is ordered for it', 3, { awaited: [{ bookId: 'c', by: '2026-11-10' }] }],
  ['of one that has not appeared', 3, { announced: [{ bookId: 'c', day: '2026-12-10' }] }],
])('An order %s holds %i of its copies unpaid, of which two are counted', (_, copies, overrides) => {
  const order = makeOrder(books, { hasConfirmedEmail: false, ...overrides });
  expect(unconfirmedCopies(order, ['a', 'b'])).toBe(copies);
});
