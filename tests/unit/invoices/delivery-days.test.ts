import { expect, it } from 'vitest';
import { newInvoice } from '../../../functions/src/invoices/new-invoice.ts';
import { billingChange } from '../../../functions/src/shared/invoice/billing-change.ts';
import type { ChangingOrder } from '../../../functions/src/shared/order/changing-order.ts';
import type { InvoiceTime } from '../../../functions/src/shared/shop/invoice-setting.ts';
import { defaultSettings } from '../../../functions/src/shared/shop/settings.ts';
import {
  changed,
  changedAt,
  changingOrder,
  parcelEdit,
  stepRequest,
} from '../../fixtures/changing-orders.ts';

// changedAt is 3 April 2026.
const now = new Date('2026-04-20T12:00:00.000Z');

function deliveredOn(before: ChangingOrder, after: ChangingOrder, at: InvoiceTime = 'delivery') {
  const change = billingChange(before, after, at, []);
  if (!change) throw new Error('The change makes no invoice');
  const { facts } = newInvoice({ order: after, change, at, shop: defaultSettings, now }, 'INV-2026-00001');
  return facts.filter(({ label }) => / on$/.test(label) && label !== 'Ordered on');
}

const arrived = (order: ChangingOrder, ...days: string[]): ChangingOrder => ({
  ...order,
  parcels: order.parcels.map((parcel, index) => ({
    ...parcel,
    deliveredAt: `${days[index]}T09:00:00.000Z`,
  })),
});

it('An invoice says the day on which its parcel arrived, not its own', () => {
  const shipped = changingOrder('shipped', { abc: 'shipped' });
  const { after } = changed(shipped, stepRequest('shipped', 'delivered'));
  expect(after.parcels).toMatchObject([{ deliveredAt: changedAt.toISOString() }]);
  expect(deliveredOn(shipped, after)).toEqual([{ label: 'Delivered on', text: 'April 3, 2026' }]);
});

it('An invoice says the first and the last day of several parcels, and only of those with its books', () => {
  const two = changingOrder('delivered', { a: 'delivered', b: 'delivered', c: 'delivered' });
  const after = arrived(two, '2026-04-05', '2026-04-04', '2026-04-01');
  const before = { ...after, lineChanges: [], parcels: after.parcels.slice(2) };
  expect(deliveredOn(before, after)).toEqual([
    { label: 'Delivered on', text: 'April 4, 2026 – April 5, 2026' },
  ]);
});

it('An invoice says the later day of a parcel that was not there after all and came again', () => {
  const first = arrived(changingOrder('delivered', { abc: 'delivered' }), '2026-04-01');
  const back = changed(first, stepRequest('delivered', 'shipped')).after;
  expect(back.parcels.at(0)).not.toHaveProperty('deliveredAt');
  const again = changed(back, stepRequest('shipped', 'delivered')).after;
  expect(deliveredOn(back, again)).toEqual([{ label: 'Delivered on', text: 'April 3, 2026' }]);
  const returned = changed(first, parcelEdit(1, 'delivered', { to: 'returned' })).after;
  expect(returned.parcels).toMatchObject([{ deliveredAt: '2026-04-01T09:00:00.000Z' }]);
  const kept = changed(returned, parcelEdit(1, 'returned', { to: 'delivered' })).after;
  expect(kept.parcels).toEqual(first.parcels);
});

it('An invoice of a book that was not returned after all says the day on which it arrived', () => {
  const order = arrived(changingOrder('delivered', { abc: 'delivered' }), '2026-04-01');
  const at = '2026-04-02T09:00:00.000Z';
  const before = { ...order, lineChanges: [{ bookId: 'b', state: 'returned' as const, at }] };
  expect(deliveredOn(before, order)).toEqual([{ label: 'Delivered on', text: 'April 1, 2026' }]);
});

it('An invoice says the day of handing over of what was collected', () => {
  const packed = { ...changingOrder('packed'), collection: true };
  const { after } = changed(packed, stepRequest('packed', 'delivered'));
  expect(deliveredOn(packed, after)).toEqual([{ label: 'Collected on', text: 'April 3, 2026' }]);
});

it('An invoice that is made as an order is placed says no day before all its books have arrived', () => {
  const placed = changingOrder('cancelled');
  const half = arrived(changingOrder('waiting', { a: 'delivered' }), '2026-04-01');
  expect(deliveredOn(placed, half, 'placing')).toEqual([]);
  const whole = arrived(changingOrder('delivered', { abc: 'delivered' }), '2026-04-01');
  expect(deliveredOn(placed, whole, 'placing')).toEqual([{ label: 'Delivered on', text: 'April 1, 2026' }]);
});
