import { expect, it } from 'vitest';
import { renderOrderMail } from '../../../functions/src/mail/order-mail.ts';
import { applyChange, type OrderChange } from '../../../functions/src/order-change/apply-change.ts';
import { ordersCsv } from '../../../functions/src/orders/order-csv.ts';
import { ApiError } from '../../../functions/src/platform/http/api-errors.ts';
import type { ChangingOrder } from '../../../functions/src/shared/order/changing-order.ts';
import { discountRequestSchema } from '../../../functions/src/shared/order/order-changes.ts';
import { keptCents } from '../../../functions/src/shared/order/order-totals.ts';
import { defaultSettings } from '../../../functions/src/shared/shop/settings.ts';
import {
  changed,
  changedBy,
  changingOrder,
  deskContext,
  lineChange,
  orderThatIs,
} from '../../fixtures/changing-orders.ts';
import { each, textOf } from '../../fixtures/pieces.ts';

const reason = 'A bent corner';
const give = (value: { cents?: number; basisPoints?: number }, isMailed = true): OrderChange => ({
  kind: 'discount',
  request: { cents: value.cents, basisPoints: value.basisPoints, reason, isMailed },
});
const takeBack = (number: number): OrderChange => ({ kind: 'discount taken back', number });
const takeOut = (bookId: string) => lineChange(bookId, 'ordered', 'taken-out', 'other');

function refusalOf(order: ChangingOrder, change: OrderChange, fixedPrices = 'none') {
  try {
    applyChange(order, undefined, change, { ...deskContext, fixedPrices });
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return [error.status, error.code, error.message];
    throw error;
  }
}

it.each<[string, ChangingOrder, OrderChange, string, unknown[]]>([
  ['of more than the books cost', changingOrder(), give({ cents: 2301 }), 'none', [400, 'invalid-argument']],
  ['where the law fixes prices', changingOrder(), give({ cents: 1 }), 'DE', [409, 'fixed-prices']],
  ['of a cancelled order', orderThatIs('cancelled'), give({ cents: 1 }), 'none', [409, 'order-changed']],
  ['that was never given', changingOrder(), takeBack(1), 'none', [404, 'not-found']],
  [
    'that was taken back before',
    changedBy(changingOrder(), give({ cents: 1 }), takeBack(1)),
    takeBack(1),
    'none',
    [409, 'order-changed', 'The discount was taken back'],
  ],
  [
    'beyond the last one',
    changedBy(changingOrder(), ...Array.from({ length: 20 }, () => give({ cents: 1 }))),
    give({ cents: 1 }),
    'none',
    [409, 'too-many-discounts'],
  ],
])('A discount %s is refused', (_, order, change, fixedPrices, refused) => {
  expect(refusalOf(order, change, fixedPrices)?.slice(0, refused.length)).toEqual(refused);
});

it('A discount where the law fixes prices is of the copies that are not new, and never of more than these cost', () => {
  const order = changingOrder('packed');
  const lines = order.lines.map((line) => (line.bookId === 'a' ? line : { ...line, condition: 'used' }));
  const mixed = { ...order, lines };
  const percent = give({ basisPoints: 5000 });
  const context = { ...deskContext, fixedPrices: 'DE' };
  const { fields } = applyChange(mixed, undefined, percent, context);
  expect(fields.discounts).toMatchObject([{ bookIds: ['b', 'c'], basisPoints: 5000 }]);
  // The books cost 10, 8 and 5.
  expect(keptCents({ ...mixed, ...fields })).toBe(2300 - 650);
  expect(refusalOf(mixed, give({ cents: 1301 }), 'DE')).toEqual([
    400,
    'invalid-argument',
    'At most $13.00 can be taken off: new books have a fixed price in Germany (BuchPrG)',
  ]);
  expect(refusalOf(mixed, give({ cents: 1300 }), 'DE')).toBeUndefined();
  const withoutThem = changedBy(mixed, takeOut('b'), takeOut('c'));
  expect(refusalOf(withoutThem, give({ cents: 1 }), 'DE')?.slice(0, 2)).toEqual([409, 'fixed-prices']);
  const used = { ...order, lines: order.lines.map((line) => ({ ...line, condition: 'damaged' })) };
  const whole = applyChange(used, undefined, percent, context).fields.discounts;
  expect(whole?.[0]).not.toHaveProperty('bookIds');
});

it('A discount is taken back also where the law fixes prices by now', () => {
  expect(refusalOf(changedBy(changingOrder(), give({ cents: 1 })), takeBack(1), 'DE')).toBeUndefined();
});

it.each<[string, object, boolean]>([
  ['an amount', { cents: 1, reason }, true],
  ['a percent', { basisPoints: 10_000, reason }, true],
  ['both', { cents: 1, basisPoints: 1, reason }, false],
  ['neither', { reason }, false],
  ['no reason', { cents: 1 }, false],
  ['nothing off', { cents: 0, reason }, false],
  ['more than all', { basisPoints: 10_001, reason }, false],
  ['half a cent', { cents: 0.5, reason }, false],
])('A discount asked for with %s is taken: %o %s', (_, body, isTaken) => {
  expect(discountRequestSchema.isValidSync(body, { strict: true })).toBe(isTaken);
});

it('A discount says nothing of its reason in the history of the shop, which is kept when a shopper is erased', () => {
  const { applied } = changed(changingOrder(), give({ basisPoints: 1250 }));
  expect(applied.entry).toEqual({
    action: 'changed',
    note: 'Discount given',
    before: { total: '$23.00' },
    after: { total: '$20.12', discount: '12.5\u00a0%' },
  });
});

const mail = (order: ChangingOrder) => renderOrderMail(order, 'discount-1', 'https://shop', defaultSettings);

it('The mail about a discount says how much, why and what the order costs now, and goes only when it is wanted', () => {
  const { after: order, applied } = changed(changingOrder('packed'), give({ cents: 300 }));
  expect(applied.mail).toEqual({ event: 'discount-1' });
  expect(changed(changingOrder(), give({ cents: 300 }, false)).applied.mail).toBeUndefined();
  const { text, html } = mail(order) ?? {};
  expect(text).toContain('We have taken $3.00 off your order: A bent corner. Your order costs $20.00 now.');
  expect(text).toContain('Discount, A bent corner: -$3.00\nTotal: $20.00\n');
  expect(text).toContain('Cash to have ready: $20.00');
  expect(html).toContain('>Discount<br><span');
});

it('The mail about a discount is withdrawn when the discount is taken back, and another one goes to a shopper who was told', () => {
  const given = changedBy(changingOrder(), give({ cents: 300 }));
  const { after: back, applied } = changed(given, takeBack(1));
  expect(applied).toMatchObject({
    withdrawn: ['discount-1'],
    mail: { event: 'discount-1', onlyIfTold: true },
  });
  const { text } = mail(back) ?? {};
  expect(text).toContain('the discount of which we wrote was a mistake');
  expect(text).toContain('Your order costs $23.00 now.');
  expect(text).not.toContain('Discount:');
});

it('The mail about a discount of a parcel lists what is taken off its books alone', () => {
  const order = changedBy(changingOrder('waiting', { a: 'shipped' }), give({ cents: 230 }));
  const { text } = renderOrderMail(order, 'parcel-1', '', defaultSettings) ?? {};
  expect(text).toContain('Discount, A bent corner: -$1.00\nTotal: $9.00\n');
});

it('The export has a column for discounts once there is one', async () => {
  const orders = each(changedBy(changingOrder(), give({ cents: 300 })), changingOrder());
  const rows = (await textOf(ordersCsv(orders, { hasNotes: false, hasDiscounts: true }))).trim();
  expect(rows.split('\r\n').map((row) => row.split(',').at(-1))).toEqual(['Discounts (USD)', '3.00', '']);
});
