import { expect, it } from 'vitest';
import { cashMovement } from '../../../functions/src/cash/cash-movement.ts';
import { renderOrderMail } from '../../../functions/src/mail/order-mail.ts';
import { checkOrder, type SellingShop } from '../../../functions/src/orders/check-new-order.ts';
import { requestHash } from '../../../functions/src/orders/order-identity.ts';
import type { MailEvent } from '../../../functions/src/shared/order/mail.ts';
import { orderRequestSchema } from '../../../functions/src/shared/order/order-request.ts';
import type { OrderStatus } from '../../../functions/src/shared/order/order-status.ts';
import { openCents, outCents } from '../../../functions/src/shared/order/order-totals.ts';
import { profileOf } from '../../../functions/src/shared/shop/default-profile.ts';
import { defaultSettings, settingsOf } from '../../../functions/src/shared/shop/settings.ts';
import {
  changedBy,
  changingOrder,
  codeFor,
  lineChange,
  orderThatIs,
  parcelEdit,
  parcelOf,
  stepRequest,
} from '../../fixtures/changing-orders.ts';
import { codeOf } from '../../fixtures/code-of.ts';
import { makeBook, makeOrder, makeOrderRequest } from '../../fixtures/factories.ts';

const book = makeBook({ newPrice: 10 });
const ireland = { name: 'Ireland', countries: ['IE'], zips: [], steps: [{ from: 0, cost: 4 }] };
const shop: SellingShop = {
  ...defaultSettings,
  delivery: { areas: [{ ...ireland, by: 'amount' }], isShown: true, hasCollection: true },
};
const wanted = { ...makeOrderRequest([book]), collection: true };
const collected = (order: ReturnType<typeof orderThatIs>) => ({ ...order, collection: true as const });
const handOver = stepRequest('packed', 'delivered');

it('An order that is collected keeps no address, whatever was sent, and its retry is the same order', () => {
  const { address } = orderRequestSchema.cast(wanted);
  expect(address).toEqual({ street: '', city: '', country: '', state: '', zipcode: '' });
  const { address: _, ...without } = wanted;
  const read = orderRequestSchema.validateSync(orderRequestSchema.cast(without), { strict: true });
  expect(requestHash(read)).toBe(requestHash(orderRequestSchema.cast(wanted)));
  expect(requestHash(read)).not.toBe(requestHash({ ...read, collection: undefined }));
  expect(orderRequestSchema.cast(makeOrderRequest([book])).address.city).toBe('Galway');
  expect(orderRequestSchema.isValidSync({ ...wanted, collection: 'true' })).toBe(false);
});

const abroad = { ...makeOrderRequest([book]), address: { ...wanted.address, country: 'Narnia' } };
const off = { ...shop, delivery: { ...shop.delivery, hasCollection: false } };

it.each([
  [abroad, 10, shop, 'not-delivered-there'],
  [{ ...abroad, collection: true }, 10, shop, 'taken'],
  [wanted, 10, defaultSettings, 'no-collection'],
  [wanted, 10, off, 'no-collection'],
  [wanted, 11, shop, 'total-changed'],
])(
  'An order that is collected costs no delivery and has no area, and is refused where the shop hands out none: case %#',
  (...given) => {
    const [request, newPrice, sellingShop, code] = given;
    const check = () => checkOrder(request, [{ ...book, newPrice }], new Set(), sellingShop);
    expect(codeOf(check)).toBe(code);
    if (code === 'taken') expect(check()).not.toHaveProperty('deliveryCents');
  },
);

it('An order that is collected brings its cash when it is handed over, and gives it back when it was not', () => {
  const order = collected(orderThatIs('packed'));
  expect(outCents(order)).toBe(0);
  const after = changedBy(order, stepRequest('packed', 'delivered', { carrier: 'DHL' }));
  expect(after).toMatchObject({ cashCents: 2300, carrier: '', trackingCode: '' });
  expect(after.parcels).toMatchObject([{ state: 'delivered', cashCents: 2300, carrier: '' }]);
  expect(openCents(after)).toBe(0);
  expect(cashMovement(order, after)).toEqual({ kind: 'taken', cents: 2300 });
  const back = changedBy(after, stepRequest('delivered', 'packed'));
  expect([back.parcels, back.cashCents, outCents(back)]).toEqual([[], 0, 0]);
  expect(cashMovement(after, back, true)).toEqual({ kind: 'undone', cents: -2300 });
});

it('An order that is collected goes into no parcel before, and is never under way', () => {
  expect(codeFor(collected(orderThatIs('packed')), parcelOf('a'))).toBe('order-changed');
  const order = collected(changingOrder('delivered', { abc: 'delivered' }));
  for (const [to, code] of [
    ['shipped', 'order-changed'],
    [null, 'order-changed'],
    ['returned', 'taken'],
  ] as const) {
    expect(codeFor(order, parcelEdit(1, 'delivered', { to }))).toBe(code);
  }
});

const putBack = lineChange('b', 'taken-out', 'ordered');
const takeOut = lineChange('b', 'ordered', 'taken-out', 'other');
const without = changedBy(collected(orderThatIs('packed')), takeOut);

it('A book that was taken out of an order that is collected is put back until the rest is handed over, and not afterwards: it could not be handed over', () => {
  expect(changedBy(without, putBack).status).toBe('packed');
  const handedOver = changedBy(without, handOver);
  expect(codeFor(handedOver, putBack)).toBe('collected');
  expect(codeFor(changedBy(handedOver, stepRequest('delivered', 'returned')), putBack)).toBe('collected');
  expect(changedBy({ ...handedOver, collection: undefined }, putBack).status).toBe('waiting');
});

const delivery = { areas: [], isShown: true, hasCollection: true, collectionText: 'Kept for two weeks' };
const settings = settingsOf({
  shopName: 'Paper & Ink',
  postalAddress: '1 Mill Lane\nGalway',
  openingHours: 'Mon–Fri 9–18\nSat 10–14',
  delivery,
});
const textOf = (event: MailEvent, status: OrderStatus, books = [book], by: 'shopper' | 'admin' = 'admin') => {
  const history = [{ status, at: '2026-04-02T12:00:00.000Z', by, note: '' }];
  const order = makeOrder(books, { collection: true, status, history });
  const mail = renderOrderMail(order, event, 'https://shop.example', settings);
  return `${mail?.subject}\n${mail?.text}`;
};

it('The mails of an order that is collected say when it is ready, where and until when, and what to pay', () => {
  const text = textOf('packed', 'packed');
  for (const words of [
    'Your order 7K3M-9QXA is ready to collect',
    'Collect at:\n  Paper & Ink\n  1 Mill Lane\n  Galway\n',
    'Opening hours:\n  Mon–Fri 9–18\n  Sat 10–14\n',
    'Good to know: Kept for two weeks',
    'Cash to have ready: $10.00',
    'Set aside for:\n  Nora Field',
  ]) {
    expect(text).toContain(words);
  }
  // Until the shop has looked at the order, the address may be another person's.
  expect(textOf('placed', 'placed', [book], 'shopper')).not.toContain('Nora Field');
});

it.each<[MailEvent, OrderStatus]>([
  ['placed', 'placed'],
  ['placed-shop', 'placed'],
  ['packed', 'packed'],
  ['delivered', 'delivered'],
  ['cancelled', 'cancelled'],
  ['returned', 'returned'],
  ['lines', 'packed'],
  ['recipient', 'packed'],
  ['correction', 'packed'],
])(
  'The mails of an order that is collected speak of no carrier, and of one book as of one: %s',
  (event, status) => {
    const courier = /\b(carrier|parcel|courier|sent|ships?|shipped|on its way|goes to|expected)\b/i;
    expect(textOf(event, status)).not.toMatch(courier);
    expect(textOf(event, status)).not.toMatch(/\b(books|they|them)\b/i);
    expect(textOf(event, status, [book, makeBook()])).not.toMatch(/\b(your|the) book\b/i);
  },
);

it('A shop without collection says nothing of it, and one with it says what to know', () => {
  expect(settingsOf({}).delivery).toEqual({ areas: [], isShown: true });
  expect(profileOf(settings).collection).toEqual({ text: 'Kept for two weeks' });
  const closed = { ...settings, delivery: { ...delivery, hasCollection: false } };
  for (const one of [defaultSettings, closed]) expect(profileOf(one)).not.toHaveProperty('collection');
});
