import { expect, it } from 'vitest';
import { BooksChanged, checkOrder } from '../../../functions/src/orders/check-new-order.ts';
import { orderId, requestHash } from '../../../functions/src/orders/order-identity.ts';
import type { DeliveryArea } from '../../../functions/src/shared/delivery/delivery-setting.ts';
import { defaultSettings } from '../../../functions/src/shared/shop/settings.ts';
import { makeBook, makeOrderRequest } from '../../fixtures/factories.ts';

const { author: _, ...emma } = makeBook({
  _id: 'emma',
  title: 'Emma',
  newPrice: 0.1,
  coverImage: 'emma.480w.avif',
});
const dracula = makeBook({ _id: 'dracula', title: 'Dracula', author: 'Bram Stoker', newPrice: 0.2 });
const request = makeOrderRequest([emma, dracula]);

function conflict(run: () => unknown): BooksChanged {
  try {
    run();
  } catch (error) {
    if (error instanceof BooksChanged) return error;
    throw error;
  }
  throw new Error('The order was settled');
}

it('Settling an order makes a line of each book, in the order of the cart, with its author when it has one', () => {
  expect(request.totalPrice).toBe('0.30');
  expect(checkOrder(request, [dracula, emma], new Set(), defaultSettings).lines).toStrictEqual([
    { bookId: 'emma', title: 'Emma', unitCents: 10, coverImage: 'emma.480w.avif' },
    { bookId: 'dracula', title: 'Dracula', author: 'Bram Stoker', unitCents: 20, coverImage: '' },
  ]);
});

it('Settling an order keeps of a copy that is not new what it is like', () => {
  const [used, fresh] = [
    { ...emma, condition: 'used' },
    { ...dracula, condition: 'new' },
  ];
  const { lines } = checkOrder(request, [used, fresh], new Set(), defaultSettings);
  expect(lines.map(({ condition }) => condition)).toEqual(['used', undefined]);
  expect(lines[1]).not.toHaveProperty('condition');
});

it('Settling an order names the books that are gone, whatever the total', () => {
  const error = conflict(() => checkOrder(request, [emma], new Set(), defaultSettings));
  expect(error).toMatchObject({ status: 409, code: 'books-missing' });
  expect(error.details).toEqual({
    missing: ['dracula'],
    books: [{ bookId: 'emma', title: 'Emma', newPrice: 0.1 }],
    totalPrice: '0.10',
  });
});

const light = { ...emma, weight: 300 };
const areas: DeliveryArea[] = [
  {
    name: 'All',
    countries: [],
    zips: [],
    by: 'weight',
    steps: [
      { from: 0, cost: 2 },
      { from: 700, cost: 4 },
    ],
  },
];
const shop = (bookGrams: number) => ({
  currency: 'USD',
  locale: 'en-US',
  country: '',
  delivery: { areas, isShown: true, bookGrams },
});
const ordered = (totalPrice: string) => makeOrderRequest([emma, dracula], { totalPrice });

it('The delivery by weight is that of the stored weights, and of the setting for books that name none', () => {
  expect(checkOrder(ordered('2.30'), [light, dracula], new Set(), shop(399)).deliveryCents).toBe(200);
  expect(checkOrder(ordered('4.30'), [light, dracula], new Set(), shop(400)).deliveryCents).toBe(400);
  const request = { ...ordered('0.30'), collection: true };
  const collected = { ...shop(400), delivery: { ...shop(400).delivery, hasCollection: true } };
  expect(checkOrder(request, [light, dracula], new Set(), collected)).not.toHaveProperty('deliveryCents');
});

it('The delivery by weight that the shopper did not see is refused with the present cost and weights', () => {
  const seen = () => checkOrder(ordered('2.30'), [light, dracula], new Set(), shop(400));
  expect(conflict(seen)).toMatchObject({
    code: 'total-changed',
    details: {
      totalPrice: '4.30',
      deliveryCents: 400,
      missing: [],
      books: [
        { bookId: 'emma', title: 'Emma', newPrice: 0.1, weight: 300 },
        { bookId: 'dracula', title: 'Dracula', newPrice: 0.2 },
      ],
    },
  });
});

it('The delivery by weight weighs no book that is sold out', () => {
  const seen = () => checkOrder(ordered('4.30'), [light, dracula], new Set(['dracula']), shop(400));
  expect(conflict(seen).details).toMatchObject({ totalPrice: '2.10', deliveryCents: 200 });
});

const wrapping = { isOn: true, isWrapping: true, wrapPrice: 2.5, taxClass: 'other' as const };
const gift = { note: 'Happy birthday', isWrapped: true, hidesPrices: true };
const wrapped = (totalPrice: string) => makeOrderRequest([emma], { totalPrice, gift });
const place = (totalPrice: string, gifts: typeof wrapping, dayTax?: Parameters<typeof checkOrder>[4]) =>
  checkOrder(wrapped(totalPrice), [emma], new Set(), { ...defaultSettings, gifts }, dayTax);

it('Gift wrapping is a charge at the price of the shop, and at a rate of its own where tax comes on top', () => {
  expect(place('2.60', wrapping).charges).toEqual([{ kind: 'gift-wrapping', cents: 250 }]);
  const rate = (basisPoints: number) => [{ from: '2026-01-01', basisPoints }];
  const rates = { books: rate(0), ebooks: rate(0), other: rate(2000) };
  const tax = { name: 'VAT', isIncluded: false, defaultClass: 'books' as const, rates };
  expect(place('3.10', wrapping, { tax, day: '2026-11-29' }).charges).toEqual([
    { kind: 'gift-wrapping', cents: 300, basisPoints: 2000 },
  ]);
});

it.each([
  [wrapping, { wrapPrice: 2.5, taxClass: 'other' }, '2.60'],
  [{ ...wrapping, isWrapping: false }, { taxClass: 'other' }, '0.10'],
  [{ ...wrapping, isOn: false }, null, '0.10'],
])(
  'Gift wrapping that the shopper saw at another price is refused with what the shop offers now',
  (gifts, offer, total) => {
    const details = Object(conflict(() => place('2.30', gifts)).details);
    expect([details.gift, details.totalPrice]).toEqual([offer, total]);
  },
);

it('The identity of an order is one for each shopper and key', () => {
  const ids = [orderId('a', 'key'), orderId('b', 'key'), orderId('a', 'yek'), orderId('a', 'key')];
  expect(new Set(ids).size).toBe(3);
  expect(ids[0]).toMatch(/^[0-9a-f]{64}$/);
});

it('The identity of an order changes with every field that the order keeps, and not with the e-mail', () => {
  const hash = requestHash(request);
  expect(requestHash({ ...request, email: 'else@example.com' })).toBe(hash);
  const changes = [
    { name: 'x' },
    { phone: 'x' },
    { totalPrice: '1.00' },
    { productIds: ['dracula', 'emma'] },
    ...Object.keys(request.address).map((part) => ({ address: { ...request.address, [part]: 'x' } })),
  ];
  const hashes = changes.map((change) => requestHash({ ...request, ...change }));
  expect(new Set([hash, ...hashes]).size).toBe(changes.length + 1);
});
