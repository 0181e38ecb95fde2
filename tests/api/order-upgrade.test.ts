import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, expect, it } from 'vitest';
import { orderNumber } from '../../functions/src/orders/order-number.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import { readCounters } from '../../functions/src/stats/counter-store.ts';
import { repairCounters, repairSales } from '../../functions/src/use-cases/orders/recount.ts';
import { upgradeOrdersAfter } from '../../functions/src/use-cases/orders/upgrade-orders.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { order } from '../robustness/orders.ts';
import { registerShopper } from './accounts.ts';
import { inParallel } from './shop-api.ts';
import { storeBook } from './stored-books.ts';

// The orders were counted when they were placed, and the upgrade counts them as if they had not been.
afterAll(async () => {
  await repairCounters();
  await repairSales();
});

async function upgradeAll(): Promise<number> {
  let changed = 0;
  for (let id: string | undefined = ''; id !== undefined; ) {
    const page = await upgradeOrdersAfter(id);
    changed += page.changed;
    id = page.next;
  }
  return changed;
}

it('orders from before numbers get one and a status, orders of earlier releases their search keys and a parcel, and no other changes', async () => {
  const [shopper, book] = await Promise.all([registerShopper(), storeBook()]);
  const placed = await inParallel(4, () => order(shopper, makeOrderRequest([book])));
  const references = placed.map(({ body }) => database().collection('orders').doc(body._id));
  const [kept, earlier, ...old] = references;
  await upgradeAll();
  const gone = FieldValue.delete();
  for (const reference of old) {
    await reference.update({ number: gone, status: gone, history: gone, searchKeys: gone, stepKeys: {} });
  }
  // Another order has the number that the first one would get.
  const taken = database()
    .collection('orderNumbers')
    .doc(orderNumber(old[0]?.id ?? '', 0));
  await taken.set({ orderId: 'another' });
  const free = database()
    .collection('orderNumbers')
    .doc(orderNumber(old[1]?.id ?? '', 0));
  await free.delete();
  await earlier?.update({ searchKeys: ['nora'], status: 'shipped', parcels: gone });
  const [untouched, counters] = [(await kept?.get())?.updateTime, await readCounters()];

  expect(await upgradeAll()).toBe(3);
  for (const [index, reference] of old.entries()) {
    const order = await reference.get();
    const number: string = order.get('number');
    // Each conflict with another write takes a number further, too.
    const numbers = [0, 1, 2, 3].map((attempt) => orderNumber(reference.id, attempt));
    expect(numbers.slice(index === 0 ? 1 : 0)).toContain(number);
    expect(order.get('status')).toBe('placed');
    expect(order.get('searchKeys')).toContain('nora');
    const reserved = await database().collection('orderNumbers').doc(number).get();
    expect(reserved.get('orderId')).toBe(reference.id);
  }
  const shipped = (await earlier?.get())?.data();
  expect(shipped?.searchKeys).toContain('ligh');
  expect(shipped?.parcels).toMatchObject([{ number: 1, bookIds: [book._id], state: 'shipped' }]);
  expect((await kept?.get())?.updateTime).toEqual(untouched);
  // The first release counted orders and money, but none that are to be packed.
  expect(await readCounters()).toEqual({ ...counters, toPack: counters.toPack + 2 });
  expect(await upgradeAll()).toBe(0);
});
