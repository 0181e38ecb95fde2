import { describe, expect, it } from 'vitest';
import { cashMovement } from '../../../functions/src/cash/cash-movement.ts';
import { renderOrderMail } from '../../../functions/src/mail/order-mail.ts';
import { checkOrder, type SellingShop } from '../../../functions/src/orders/check-new-order.ts';
import { requestHash } from '../../../functions/src/orders/order-identity.ts';
import { ApiError } from '../../../functions/src/platform/http/api-errors.ts';
import type { ChangingOrder } from '../../../functions/src/shared/order/changing-order.ts';
import type { MailEvent } from '../../../functions/src/shared/order/mail.ts';
import type { LineState } from '../../../functions/src/shared/order/order-lines.ts';
import { orderRequestSchema } from '../../../functions/src/shared/order/order-request.ts';
import { type OrderStatus, orderStatusNames } from '../../../functions/src/shared/order/order-status.ts';
import { openCents, outCents } from '../../../functions/src/shared/order/order-totals.ts';
import { profileOf } from '../../../functions/src/shared/shop/default-profile.ts';
import { defaultSettings, type Settings, settingsOf } from '../../../functions/src/shared/shop/settings.ts';
import { changed, changingOrder, orderThatIs, stepRequest } from '../../fixtures/changing-orders.ts';
import { makeBook, makeOrder, makeOrderRequest } from '../../fixtures/factories.ts';

const book = makeBook({ newPrice: 10 });
const nowhere = {
  name: 'Ireland',
  countries: ['IE'],
  zips: [],
  by: 'amount' as const,
  steps: [{ from: 0, cost: 4 }],
};
const shop: SellingShop = {
  ...defaultSettings,
  delivery: { areas: [nowhere], isShown: true, hasCollection: true },
};
const wanted = { ...makeOrderRequest([book]), collection: true };

/** An order that is collected, in a status that such orders have. */
const collectedThatIs = (status: OrderStatus): ChangingOrder => ({
  ...orderThatIs(status),
  collection: true,
});

function codeOf(run: () => unknown): string {
  try {
    run();
    return 'taken';
  } catch (error) {
    if (error instanceof ApiError) return error.code;
    throw error;
  }
}

describe('an order that is collected', () => {
  it('keeps no address, whatever was sent, and its retry is known again', () => {
    const { address } = orderRequestSchema.cast(wanted);
    expect(address).toEqual({ street: '', city: '', country: '', state: '', zipcode: '' });
    const { address: _, ...without } = wanted;
    const read = orderRequestSchema.validateSync(orderRequestSchema.cast(without), { strict: true });
    expect(requestHash(read)).toBe(requestHash(orderRequestSchema.cast(wanted)));
    expect(requestHash(read)).not.toBe(requestHash({ ...read, collection: undefined }));
    expect(orderRequestSchema.cast(makeOrderRequest([book])).address.city).toBe('Galway');
    expect(orderRequestSchema.isValidSync({ ...wanted, collection: 'true' })).toBe(false);
  });

  it('costs no delivery and knows no areas, and is refused where the shop hands out none', () => {
    expect(checkOrder(wanted, [book], new Set(), shop)).not.toHaveProperty('deliveryCents');
    const abroad = { ...makeOrderRequest([book]), address: { ...wanted.address, country: 'Narnia' } };
    expect(codeOf(() => checkOrder(abroad, [book], new Set(), shop))).toBe('not-delivered-there');
    expect(codeOf(() => checkOrder({ ...abroad, collection: true }, [book], new Set(), shop))).toBe('taken');
    expect(codeOf(() => checkOrder(wanted, [book], new Set(), defaultSettings))).toBe('no-collection');
    const off = { ...shop, delivery: { ...shop.delivery, hasCollection: false } };
    expect(codeOf(() => checkOrder(wanted, [book], new Set(), off))).toBe('no-collection');
    const dearer = { ...book, newPrice: 11 };
    expect(codeOf(() => checkOrder(wanted, [dearer], new Set(), shop))).toBe('total-changed');
  });

  const pairs = orderStatusNames
    .filter((status) => status !== 'waiting' && status !== 'shipped')
    .flatMap((from) => orderStatusNames.map((to) => [from, to] as const));
  const known = [
    'placed → packed',
    'placed → cancelled',
    'packed → delivered',
    'packed → cancelled',
    'delivered → returned',
    'packed → placed',
    'delivered → packed',
    'cancelled → placed',
    'returned → delivered',
  ];
  it.each(pairs)('%s → %s is taken, and undone, or refused, as the table says', (from, to) => {
    const order = collectedThatIs(from);
    const isKnown = known.includes(`${from} → ${to}`);
    expect(codeOf(() => changed(order, stepRequest(from, to)))).toBe(isKnown ? 'taken' : 'order-changed');
    if (!isKnown) return;
    const { after, lastStep } = changed(order, stepRequest(from, to));
    expect(after.status).toBe(to);
    const undone = changed(after, stepRequest(to, from, { isUndo: true }), { lastStep }).after;
    expect(undone).toEqual(order);
  });

  it('brings its cash when it is handed over, and gives it back when it was not', () => {
    const order = collectedThatIs('packed');
    expect(outCents(order)).toBe(0);
    const { after } = changed(order, stepRequest('packed', 'delivered', { carrier: 'DHL' }));
    expect(after).toMatchObject({ cashCents: 2300, carrier: '', trackingCode: '' });
    expect(after.parcels).toMatchObject([{ state: 'delivered', cashCents: 2300, carrier: '' }]);
    expect(openCents(after)).toBe(0);
    expect(cashMovement(order, after)).toEqual({ kind: 'taken', cents: 2300 });
    const { after: back } = changed(after, stepRequest('delivered', 'packed'));
    expect([back.parcels, back.cashCents, outCents(back)]).toEqual([[], 0, 0]);
    expect(cashMovement(after, back, true)).toEqual({ kind: 'undone', cents: -2300 });
    const again = changed(back, stepRequest('packed', 'delivered', { cashCents: 2000 })).after;
    expect([again.cashCents, openCents(again)]).toEqual([2000, 300]);
    const tooMuch = stepRequest('packed', 'delivered', { cashCents: 2301 });
    expect(codeOf(() => changed(order, tooMuch))).toBe('invalid-argument');
  });

  it('goes into no parcel before, and is never under way', () => {
    const request = { bookIds: ['a'], carrier: '', trackingCode: '' };
    const parcel = { kind: 'parcel' as const, request };
    expect(codeOf(() => changed(collectedThatIs('packed'), parcel))).toBe('order-changed');
    expect(codeOf(() => changed(orderThatIs('packed'), parcel))).toBe('taken');
    const fields = { carrier: undefined, trackingCode: undefined, cashCents: undefined };
    const edit = (to: 'shipped' | 'returned' | null) => ({
      kind: 'parcel edit' as const,
      number: 1,
      request: {
        ...fields,
        from: 'delivered' as const,
        to,
        cashWay: 'cash' as const,
        reason: 'Why',
        isMailed: true,
      },
    });
    const collected = { ...changingOrder('delivered', { abc: 'delivered' }), collection: true };
    expect(codeOf(() => changed(collected, edit('shipped')))).toBe('order-changed');
    expect(codeOf(() => changed(collected, edit(null)))).toBe('order-changed');
    expect(codeOf(() => changed(collected, edit('returned')))).toBe('taken');
  });
});

describe('a book that was taken out of an order that is collected', () => {
  const line = (from: LineState, to: LineState) => ({
    kind: 'line' as const,
    request: {
      bookId: 'b',
      from,
      to,
      reason: from === 'ordered' ? ('other' as const) : undefined,
      isMailed: true,
    },
  });
  const handOver = stepRequest('packed', 'delivered');
  const without = changed(collectedThatIs('packed'), line('ordered', 'taken-out')).after;

  it('is put back until the rest is handed over, and not afterwards: it could not be handed over', () => {
    expect(changed(without, line('taken-out', 'ordered')).after.status).toBe('packed');
    const collected = changed(without, handOver).after;
    expect(codeOf(() => changed(collected, line('taken-out', 'ordered')))).toBe('collected');
    const returned = changed(collected, stepRequest('delivered', 'returned')).after;
    expect(codeOf(() => changed(returned, line('taken-out', 'ordered')))).toBe('collected');
    const sent = { ...collected, collection: undefined };
    expect(changed(sent, line('taken-out', 'ordered')).after.status).toBe('waiting');
  });

  it('is put back once the collection is taken back, and handed over with the rest', () => {
    const collected = changed(without, handOver).after;
    const packed = changed(collected, stepRequest('delivered', 'packed')).after;
    const whole = changed(packed, line('taken-out', 'ordered')).after;
    const { after } = changed(whole, handOver);
    expect([after.status, after.parcels.map(({ bookIds }) => bookIds), after.cashCents]).toEqual([
      'delivered',
      [['a', 'b', 'c']],
      2300,
    ]);
  });
});

describe('the mails of an order that is collected', () => {
  const settings: Settings = {
    ...defaultSettings,
    shopName: 'Paper & Ink',
    postalAddress: '1 Mill Lane\nGalway',
    openingHours: 'Mon–Fri 9–18\nSat 10–14',
    delivery: { areas: [], isShown: true, hasCollection: true, collectionText: 'Kept for two weeks' },
  };
  const textOf = (
    event: MailEvent,
    status: OrderStatus,
    books = [book],
    by: 'shopper' | 'admin' = 'admin',
  ) => {
    const order = makeOrder(books, {
      collection: true,
      status,
      name: 'Nora Field',
      history: [{ status, at: '2026-04-02T12:00:00.000Z', by, note: '' }],
    });
    const mail = renderOrderMail(order, event, 'https://shop.example', settings);
    return `${mail?.subject}\n${mail?.text}`;
  };

  it('say when it is ready, where and until when, and what to pay', () => {
    const text = textOf('packed', 'packed');
    expect(text).toContain('Your order 7K3M-9QXA is ready to collect');
    expect(text).toContain('Collect at:\n  Paper & Ink\n  1 Mill Lane\n  Galway\n');
    expect(text).toContain('Opening hours:\n  Mon–Fri 9–18\n  Sat 10–14\n');
    expect(text).toContain('Good to know: Kept for two weeks');
    expect(text).toContain('Cash to have ready: $10.00');
    expect(text).toContain('Set aside for:\n  Nora Field');
    // It is not known yet whose address it is.
    expect(textOf('placed', 'placed', [book], 'shopper')).not.toContain('Nora Field');
  });

  const events: [MailEvent, OrderStatus][] = [
    ['placed', 'placed'],
    ['placed-shop', 'placed'],
    ['packed', 'packed'],
    ['delivered', 'delivered'],
    ['cancelled', 'cancelled'],
    ['returned', 'returned'],
    ['lines', 'packed'],
    ['recipient', 'packed'],
    ['correction', 'packed'],
  ];
  it.each(events)('speak of no carrier, and of one book as of one: %s', (event, status) => {
    const courier = /\b(carrier|parcel|courier|sent|ships?|shipped|on its way|goes to|expected)\b/i;
    expect(textOf(event, status)).not.toMatch(courier);
    expect(textOf(event, status)).not.toMatch(/\b(books|they|them)\b/i);
    expect(textOf(event, status, [book, makeBook()])).not.toMatch(/\b(your|the) book\b/i);
  });
});

it('A shop without collection says nothing of it, and one with it says what to know', () => {
  expect(settingsOf({}).delivery).toEqual({ areas: [], isShown: true });
  expect(profileOf(defaultSettings)).not.toHaveProperty('collection');
  const delivery = { areas: [], isShown: true, hasCollection: true, collectionText: 'By the door' };
  expect(profileOf({ ...defaultSettings, delivery }).collection).toEqual({ text: 'By the door' });
  const off = { ...delivery, hasCollection: false };
  expect(profileOf({ ...defaultSettings, delivery: off })).not.toHaveProperty('collection');
});
