import fc from 'fast-check';
import type { OrderChange } from '../../../functions/src/order-change/apply-change.ts';
import { BooksChanged, checkOrder } from '../../../functions/src/orders/check-new-order.ts';
import { orderDocument } from '../../../functions/src/orders/order-document.ts';
import type { ChangingOrder } from '../../../functions/src/shared/order/changing-order.ts';
import { type Order, readOrder } from '../../../functions/src/shared/order/order.ts';
import { type LineState, lineId } from '../../../functions/src/shared/order/order-lines.ts';
import type { ParcelState } from '../../../functions/src/shared/order/parcels.ts';
import { moneyOf } from '../../../functions/src/shared/shop/money-format.ts';
import { makeBook, makeOrderRequest } from '../../fixtures/factories.ts';

// The carts and what becomes of them.

const rates = [0, 210, 550, 700, 1900, 2550];
export const cart = fc.record({
  currency: fc.constantFrom('USD', 'EUR', 'GBP', 'JPY', 'KWD'),
  /** What an order without tax is like is quickly seen. */
  hasTax: fc.integer({ min: 0, max: 4 }).map((drawn) => drawn > 0),
  isIncluded: fc.boolean(),
  books: fc.array(
    fc.record({
      price: fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 5_000_000 })),
      taxClass: fc.constantFrom('books', 'ebooks', 'other'),
      isTwice: fc.boolean(),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  rates: fc.tuple(fc.constantFrom(...rates), fc.constantFrom(...rates), fc.integer({ min: 0, max: 10_000 })),
  area: fc.option(
    fc.record({ cost: fc.nat(500), more: fc.nat(900), from: fc.nat(3000), free: fc.nat(90_000) }),
  ),
  /** Wrapping has a rate of its own. */
  charges: fc.option(fc.record({ wrapping: fc.nat(900), fee: fc.nat(900) })),
});

const place = fc.nat(11);
const parcel = fc.integer({ min: 1, max: 3 });
export const happening = fc.oneof(
  fc.record({ what: fc.constant('discount' as const), cents: fc.oneof(fc.nat(50), fc.nat(5_000_000)) }),
  fc.record({ what: fc.constant('percent' as const), basisPoints: fc.integer({ min: 1, max: 10_000 }) }),
  fc.record({ what: fc.constant('discount back' as const), number: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ what: fc.constant('take out' as const), place }),
  fc.record({ what: fc.constant('put back' as const), place }),
  fc.record({ what: fc.constant('return' as const), place }),
  fc.record({ what: fc.constant('ship' as const), places: fc.uniqueArray(place, { minLength: 1 }) }),
  fc.record({ what: fc.constant('deliver' as const), parcel }),
  fc.record({ what: fc.constant('deliver' as const), parcel }),
  fc.record({ what: fc.constant('not delivered' as const), parcel }),
  fc.record({ what: fc.constant('come back' as const), parcel }),
  fc.record({ what: fc.constant('not come back' as const), parcel }),
  fc.record({ what: fc.constant('keep' as const), place }),
  fc.record({ what: fc.constant('give back' as const), cents: fc.oneof(fc.nat(50), fc.nat(5_000_000)) }),
);
export type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;
/** Money that is given back is no change of what is ordered: see `cashEntryDocument`. */
type Change = Exclude<Happening, { what: 'give back' }>;

export function changeOf(order: ChangingOrder, one: Change): OrderChange {
  const isMailed = false;
  const idAt = (at: number) => order.lines.map(lineId)[at % order.lines.length] ?? '';
  const line = (at: number, from: LineState, to: LineState) => {
    const request = { bookId: idAt(at), from, to, reason: 'other' as const, isMailed };
    return { kind: 'line' as const, request };
  };
  const edit = (number: number, from: ParcelState, to: ParcelState) => {
    const nothing = { carrier: undefined, trackingCode: undefined, cashCents: undefined };
    const request = { ...nothing, from, to, cashWay: 'cash' as const, reason: 'Why', isMailed };
    return { kind: 'parcel edit' as const, number, request };
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
      return edit(one.parcel, 'shipped', 'delivered');
    case 'not delivered':
      return edit(one.parcel, 'delivered', 'shipped');
    case 'come back':
      return edit(one.parcel, 'shipped', 'returned');
    case 'not come back':
      return edit(one.parcel, 'returned', 'shipped');
    case 'keep':
      return line(one.place, 'returned', 'ordered');
  }
}

/** The order of a cart, at the total that the shop asks for. */
export function orderOf({
  currency,
  hasTax,
  isIncluded,
  books: given,
  rates: [books, ebooks, other],
  area,
  charges,
}: Cart): Order {
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
  const shop = { currency, locale: 'en-US', country: '', delivery: { areas, isShown: true }, gifts };
  const gift = { note: 'For you', isWrapped: true, hidesPrices: true };
  const request = { ...makeOrderRequest(shelf), currency, ...(charges && { gift }) };
  const settle = (totalPrice: string) =>
    checkOrder({ ...request, totalPrice }, shelf, new Set(), shop, tax && { tax, day: '2026-11-23' });
  let checked: ReturnType<typeof settle>;
  try {
    checked = settle('-1');
  } catch (error) {
    if (!(error instanceof BooksChanged)) throw error;
    checked = settle(Object(error.details).totalPrice);
  }
  const shopper = { uid: 'ada', email: 'ada@example.com' };
  const placedAt = new Date('2026-11-23T12:00:00Z');
  const lines = checked.lines.flatMap((line, index) => {
    return given[index]?.isTwice ? [line, { ...line, id: `${line.bookId}:2` }] : [line];
  });
  const own = charges && [
    ...(checked.charges ?? []),
    { kind: 'fee', cents: charges.fee },
    { kind: 'fee', number: 2, cents: charges.fee },
  ];
  const placed = { number: '7K3M-9QXA', shopper, request, ...checked, lines, ...(own && { charges: own }) };
  return readOrder('order-id', { ...orderDocument({ ...placed, placedAt, money, tax }) });
}
export type Cart = typeof cart extends fc.Arbitrary<infer T> ? T : never;
