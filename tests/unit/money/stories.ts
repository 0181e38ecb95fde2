import fc from 'fast-check';
import type { OrderChange } from '../../../functions/src/order-change/apply-change.ts';
import { BooksChanged, checkOrder } from '../../../functions/src/orders/check-new-order.ts';
import { orderDocument } from '../../../functions/src/orders/order-document.ts';
import { customerSchema } from '../../../functions/src/shared/customer/customer.ts';
import type { ChangingOrder, LastStep } from '../../../functions/src/shared/order/changing-order.ts';
import { deskOrderSchema } from '../../../functions/src/shared/order/desk-order.ts';
import { readOrder } from '../../../functions/src/shared/order/order.ts';
import { costsOf, withCharges } from '../../../functions/src/shared/order/order-costs.ts';
import { copiesOf, type LineState, lineId } from '../../../functions/src/shared/order/order-lines.ts';

import { openCents, orderedCents } from '../../../functions/src/shared/order/order-totals.ts';
import { moneyCents, payWith } from '../../../functions/src/shared/order/order-vouchers.ts';

import { voucherRoom } from '../../../functions/src/shared/order/voucher-room.ts';
import type { DeskWay } from '../../../functions/src/shared/payment/pay-ways.ts';
import { moneyOf } from '../../../functions/src/shared/shop/money-format.ts';
import { openedAtDesk } from '../../../functions/src/use-cases/orders/opened-at-desk.ts';
import { lineChange, parcelEdit, stepRequest } from '../../fixtures/changing-orders.ts';
import { makeBook, makeDeskOrder, makeOrderRequest } from '../../fixtures/factories.ts';

type Drawn<A> = A extends fc.Arbitrary<infer T> ? T : never;

// Random carts and events.

const rates = [0, 210, 550, 700, 1900, 2550];
export const cart = fc.record({
  currency: fc.constantFrom('USD', 'EUR', 'GBP', 'JPY', 'KWD'),
  /** Few without tax, whose cases are soon covered. */
  hasTax: fc.integer({ min: 0, max: 4 }).map((drawn) => drawn > 0),
  isIncluded: fc.boolean(),
  books: fc.array(
    fc.record({
      price: fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 5_000_000 })),
      taxClass: fc.constantFrom('books', 'ebooks', 'other'),
      copies: fc.constantFrom(1, 1, 2, 3),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  rates: fc.tuple(fc.constantFrom(...rates), fc.constantFrom(...rates), fc.integer({ min: 0, max: 10_000 })),
  area: fc.option(
    fc.record({ cost: fc.nat(500), more: fc.nat(900), from: fc.nat(3000), free: fc.nat(90_000) }),
  ),
  /** Wrapping has a rate of its own. */
  charges: fc.option(fc.record({ wrapping: fc.nat(900), fee: fc.nat(900) })),
  /** The offer that takes most off counts. */
  offers: fc.array(
    fc.record({
      cents: fc.option(fc.integer({ min: 1, max: 3000 })),
      basisPoints: fc.integer({ min: 1, max: 10_000 }),
      isFreeDelivery: fc.boolean(),
      books: fc.uniqueArray(fc.nat(5), { minLength: 1 }),
      fromCents: fc.nat(3000),
    }),
    { maxLength: 2 },
  ),
  /** Of an order that the shop takes itself. */
  desk: fc.option(
    fc.record({ way: fc.constantFrom<DeskWay>('later', 'cash', 'card', 'account'), isSale: fc.boolean() }),
  ),
});

const voucherCents = fc.oneof(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 1, max: 8_000_000 }));

/**
 * The vouchers that pay for a cart, and whether refunds go to vouchers first. A single-purpose voucher was taxed when
 * it was sold.
 */
export const purse = fc.record({
  isFirst: fc.boolean(),
  vouchers: fc.array(
    fc.record({
      cents: voucherCents,
      taxClass: fc.option(fc.constantFrom('books' as const, 'ebooks' as const, 'other' as const)),
    }),
    { maxLength: 4 },
  ),
});
export type Purse = Drawn<typeof purse>;

const school = { id: 'school', version: 1, ...customerSchema.cast({ title: 'Mill Lane School' }) };

const place = fc.nat(11);
const parcel = fc.integer({ min: 1, max: 3 });
const cents = fc.oneof(fc.nat(50), fc.nat(5_000_000));
const when = <What extends string, Facts>(
  what: What,
  facts: { [Name in keyof Facts]: fc.Arbitrary<Facts[Name]> },
) => fc.record<Facts>(facts).map((drawn) => ({ ...drawn, what }));
export const happening = fc.oneof(
  when('discount', { cents }),
  when('percent', { basisPoints: fc.integer({ min: 1, max: 10_000 }) }),
  when('discount back', { number: fc.integer({ min: 1, max: 4 }) }),
  when('take out', { place }),
  when('put back', { place }),
  when('return', { place }),
  when('ship', { places: fc.uniqueArray(place, { minLength: 1 }) }),
  when('deliver', { parcel }),
  when('deliver', { parcel }),
  when('not delivered', { parcel }),
  when('come back', { parcel }),
  when('not come back', { parcel }),
  when('keep', { place }),
  when('give back', { cents }),
  /** All that is open by default. */
  when('pay', { cents: fc.option(fc.nat(5_000_000)) }),
  when('remind', { feeCents: fc.nat(900) }),
  when('undo', {}),
  when('cancel', {}),
  when('pay by voucher', { place, cents: voucherCents }),
  when('back to vouchers', { cents: voucherCents }),
);
export const elsewhere = fc.record({
  what: fc.constantFrom(...(['spent', 'blocked', 'unblocked', 'expired'] as const)),
  place,
  cents: voucherCents,
});
export type Elsewhere = Drawn<typeof elsewhere>;
export type Happening = Drawn<typeof happening>;

export function changeOf(order: ChangingOrder, one: Happening, lastStep?: LastStep): OrderChange {
  const isMailed = false;
  const idAt = (at: number) => order.lines.map(lineId)[at % order.lines.length] ?? '';
  const line = (at: number, from: LineState, to: LineState) => lineChange(idAt(at), from, to, 'other');
  const money = (
    kind: 'taken' | 'given-back',
    cents: number,
    way: 'bank' | 'voucher' = 'bank',
  ): OrderChange => {
    const request = { kind, cents, way, voucher: undefined, reference: '', note: '', receivedOn: undefined };
    return { kind: 'cash', request };
  };
  const reason = 'A bent corner';
  switch (one.what) {
    case 'discount':
      return { kind: 'discount', request: { cents: one.cents, basisPoints: undefined, reason, isMailed } };
    case 'percent':
      return {
        kind: 'discount',
        request: { cents: undefined, basisPoints: one.basisPoints, reason, isMailed },
      };
    case 'discount back':
      return { kind: 'discount taken back', number: one.number };
    case 'take out':
      return line(one.place, 'ordered', 'taken-out');
    case 'put back':
      return line(one.place, 'taken-out', 'ordered');
    case 'return':
      return line(one.place, 'ordered', 'returned');
    case 'ship': {
      const bookIds = [...new Set(one.places.map(idAt))];
      return { kind: 'parcel', request: { bookIds, carrier: '', trackingCode: '' } };
    }
    case 'deliver':
      return parcelEdit(one.parcel, 'shipped', { to: 'delivered' });
    case 'not delivered':
      return parcelEdit(one.parcel, 'delivered', { to: 'shipped' });
    case 'come back':
      return parcelEdit(one.parcel, 'shipped', { to: 'returned' });
    case 'not come back':
      return parcelEdit(one.parcel, 'returned', { to: 'shipped' });
    case 'keep':
      return line(one.place, 'returned', 'ordered');
    case 'give back':
      return money('given-back', Math.min(moneyCents(order), one.cents));
    case 'back to vouchers':
      return money('given-back', one.cents, 'voucher');
    case 'pay by voucher':
      return money('taken', one.cents, 'voucher');
    case 'cancel':
      return stepRequest(order.status, 'cancelled');
    case 'undo':
      return stepRequest(order.status, lastStep?.before.status ?? order.status, { isUndo: true });
    case 'pay':
      return money('taken', one.cents ?? Math.max(0, openCents(order)));
    case 'remind': {
      const { feeCents } = one;
      return { kind: 'reminder', steps: Array(3).fill({ words: '', feeCents }), by: 'Otto' };
    }
  }
}

/** At the total that the shop computes, paid with vouchers as far as they go. */
export function orderOf(
  {
    currency,
    hasTax,
    isIncluded,
    books: given,
    rates: [books, ebooks, other],
    area,
    charges,
    offers: offered,
    desk,
  }: Cart,
  vouchers: Parameters<typeof payWith>[0] = [],
): ChangingOrder {
  const money = moneyOf({ currency, locale: 'en-US' });
  const rate = (basisPoints: number) => [{ from: '2026-01-01', basisPoints }];
  const tax = hasTax
    ? {
        name: 'VAT',
        isIncluded,
        defaultClass: 'books' as const,
        rates: { books: rate(books), ebooks: rate(ebooks), other: rate(other) },
      }
    : undefined;
  const shelf = given.map(({ price, taxClass }, index) =>
    makeBook({ _id: `b${index}`, newPrice: money.toPrice(price), taxClass }),
  );
  const { cost = 0, more = 0, from = 0, free = 0 } = area ?? {};
  const at = (cents: number) => money.toPrice(cents);
  const steps = [
    { from: 0, cost: at(cost) },
    { from: at(from + 1), cost: at(cost + more) },
  ];
  const areas = area
    ? [{ name: 'All', countries: [], zips: [], by: 'amount' as const, steps, freeFrom: at(free) }]
    : [];
  const gifts = {
    isOn: charges !== null,
    isWrapping: true,
    wrapPrice: at(charges?.wrapping ?? 0),
    taxClass: 'other' as const,
  };
  const delivery = { areas, isShown: true, hasCollection: true };
  const shop = { currency, locale: 'en-US', country: '', delivery, gifts };
  const gift = { note: 'For you', isWrapped: true, hidesPrices: true };
  const isHandedOver = desk?.isSale === true && desk.way !== 'later';
  const request = {
    ...makeOrderRequest(shelf),
    currency,
    ...(charges && { gift }),
    ...(isHandedOver && { collection: true }),
  };
  const dayTax = tax && { tax, day: '2026-11-23' };
  const copies = given.flatMap((book, index) => copiesOf(`b${index}`, book.copies));
  const terms = offered.map((one, index) => ({
    id: `o${index}`,
    title: 'Summer',
    fromCents: one.fromCents,
    bookIds: one.books.map((at) => `b${at}`),
    ...(one.isFreeDelivery
      ? { isFreeDelivery: true as const }
      : one.cents === null
        ? { basisPoints: one.basisPoints }
        : { cents: one.cents }),
  }));
  const offers = { terms, fixed: [], reduced: [] };
  const settle = (totalPrice: string) =>
    checkOrder({ ...request, totalPrice }, shelf, new Set(), shop, dayTax, [], copies, offers);
  let checked: ReturnType<typeof settle>;
  try {
    checked = settle('-1');
  } catch (error) {
    if (!(error instanceof BooksChanged)) throw error;
    checked = settle(Object(error.details).totalPrice);
  }
  const shopper = { uid: 'ada', email: 'ada@example.com' };
  const placedAt = new Date('2026-11-23T12:00:00Z');
  const own = charges && [
    ...(checked.charges ?? []),
    { kind: 'fee', cents: charges.fee },
    { kind: 'fee', number: 2, cents: charges.fee },
  ];
  const placed = { number: '7K3M-9QXA', shopper, request, ...checked, ...(own && { charges: own }) };
  const asOrdered = orderDocument({ ...placed, placedAt, money, tax });
  const room = voucherRoom(costsOf(asOrdered, withCharges(asOrdered.lines)));
  const paying = payWith(vouchers, orderedCents(asOrdered), room);
  const document = {
    ...asOrdered,
    ...(paying.length > 0 && {
      vouchers: paying,
      cashCents: paying.reduce((sum, { cents }) => sum + cents, 0),
    }),
  };
  const order = { ...readOrder('order-id', { ...document }), parcelsMade: 0 };
  if (!desk) return order;
  const asked = makeDeskOrder(shelf, { way: desk.way, isHandedOver, collection: request.collection });
  const receipt = { reference: 'T 0042', customerId: 'school' };
  const wanted = deskOrderSchema.validateSync({ ...asked, ...receipt });
  const customer = desk.way === 'account' ? school : undefined;
  const { fields } = openedAtDesk(document, { request: wanted, takenBy: 'Otto', customer }, placedAt, shop);
  return { ...order, ...fields };
}
export type Cart = Drawn<typeof cart>;
