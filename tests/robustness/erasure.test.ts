import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { countChanges, readCounters, recount } from '../../functions/src/admin/stats-store.ts';
import { authentication, database } from '../../functions/src/firebase.ts';
import { orderId } from '../../functions/src/orders/order-identity.ts';
import { orderDocument } from '../../functions/src/orders/order-store.ts';
import type { Book } from '../../functions/src/shared/book.ts';
import { eraseShopper, findTraces } from '../../functions/src/upkeep/shopper-erasure.ts';
import { registerShopper, type SignedInShopper } from '../api/accounts.ts';
import { shelve } from '../api/shelf.ts';
import { call } from '../api/shop-api.ts';
import { hostOf, projectId } from '../emulators/project.ts';
import { exactly } from '../figures.ts';
import { makeOrder, makeOrderRequest } from '../fixtures/factories.ts';
import { Canaries } from './canaries.ts';
import { expectGoal } from './goals.ts';
import { runSize } from './run-size.ts';
import { runUpkeep } from './upkeep.ts';

const group = 'Erasing a shopper';
let book: Book;

beforeAll(async () => {
  book = await shelve({ newPrice: 12.5 });
});

/** A shopper with a life of orders, all of whose details stand nowhere else. */
async function shopperWithOrders(count: number) {
  const [shopper, canaries] = [await registerShopper(), new Canaries()];
  canaries.plant('uid', shopper.uid);
  canaries.plant('hash of the uid', createHash('sha256').update(shopper.uid).digest('hex'));
  canaries.plant('e-mail', shopper.email);
  const request = makeOrderRequest([book], {
    name: canaries.text('name'),
    phone: canaries.phone('phone'),
    address: {
      street: canaries.text('street'),
      city: canaries.text('city'),
      country: canaries.text('country'),
      state: canaries.text('state'),
      zipcode: canaries.text('zipcode'),
    },
  });
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const placed = await call('POST', '/api/orders', { token: shopper.token, body: request, headers });
  expect(placed.status).toBe(201);
  const { lines } = makeOrder([book]);
  for (let written = 1; written < count; written += 400) {
    const size = Math.min(400, count - written);
    const batch = database().batch();
    for (let index = 0; index < size; index += 1) {
      const order = orderDocument(shopper, request, lines, new Date(1_700_000_000_000 + index));
      batch.create(database().collection('orders').doc(orderId(shopper.uid, crypto.randomUUID())), order);
    }
    countChanges(batch, { orders: size, salesCents: size * 1250 });
    await batch.commit();
  }
  const first = await database().collection('orders').doc(placed.body._id).get();
  canaries.plant('hash of the request', String(first.get('requestHash')));
  return { shopper, canaries, request, headers, orderId: first.id };
}

/** Everything that is stored of anybody: all documents of all collections, and all accounts. */
async function everything(): Promise<string> {
  const parts: string[] = [];
  for (const collection of await database().listCollections()) {
    const { docs } = await collection.get();
    parts.push(...docs.map((document) => `${document.ref.path} ${JSON.stringify(document.data())}`));
  }
  const { users } = await (await authentication()).listUsers();
  parts.push(...users.map((user) => JSON.stringify(user.toJSON())));
  return parts.join('\n');
}

/** What the orders of the shop say of books and money. */
async function sales(): Promise<string[]> {
  const { docs } = await database().collection('orders').get();
  return docs.map((order) => {
    const { productIds, totalPrice, totalCents, lines, coverImages, createdAt } = order.data();
    return JSON.stringify([order.id, productIds, totalPrice, totalCents, lines, coverImages, createdAt]);
  });
}

/** How Firestore's rules answer a browser that asks for an order. */
async function askRules(id: string, { token }: SignedInShopper): Promise<number> {
  const documents = `http://${hostOf('firestore')}/v1/projects/${projectId}/databases/(default)/documents`;
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${documents}/orders/${id}`, { headers })).status;
}

describe('erasing a shopper', { timeout: 120_000 }, () => {
  it('leaves no trace of them, and every figure of the shop as it was', async () => {
    const count = runSize({ quick: 120, full: 620 });
    const { shopper, canaries, orderId: id } = await shopperWithOrders(count);
    const neighbour = await shopperWithOrders(2);
    const before = { counters: await readCounters(), sales: await sales() };
    expect(canaries.foundIn(await everything())).toHaveLength(canaries.count);
    expect(await askRules(id, shopper)).toBe(200);

    const { code, output } = await runUpkeep('erase-shopper', [
      '--email',
      shopper.email.toUpperCase(),
      '--yes',
    ]);
    expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining(`${count} orders`) });
    expect(canaries.foundIn(output)).toEqual([]);
    const traces = canaries.foundIn(await everything());
    expect(traces).toEqual([]);
    expectGoal(exactly(group, `traces of a shopper with ${count} orders`, traces.length, 0));
    const after = { counters: await readCounters(), sales: await sales() };
    expect(after.sales).toEqual(before.sales);
    expect(await recount()).toEqual(after.counters);
    const changed = after.counters.salesCents - before.counters.salesCents;
    expectGoal(exactly(group, 'cents by which the totals changed', changed, 0));
    expect(after.counters).toEqual(before.counters);
    expect(await askRules(id, shopper)).toBe(403);

    const there = await everything();
    expect(neighbour.canaries.foundIn(there)).toHaveLength(neighbour.canaries.count);
    expect(await findTraces({ email: shopper.email })).toEqual({ uids: [], orders: 0, accounts: 0 });
    expect(await findTraces({ uid: shopper.uid })).toMatchObject({ orders: 0, accounts: 0 });
  });

  it('goes on where it was interrupted', async () => {
    const count = runSize({ quick: 120, full: 620 });
    const { shopper, canaries } = await shopperWithOrders(count);
    const cut = new Error('power cut');
    await expect(
      eraseShopper([shopper.uid], () => {
        throw cut;
      }),
    ).rejects.toThrow(cut);
    expect(await findTraces({ email: shopper.email })).toEqual({
      uids: [shopper.uid],
      orders: count - 100,
      accounts: 1,
    });
    for (let run = 0; run < runSize({ quick: 0, full: 5 }); run += 1) {
      await runUpkeep('erase-shopper', ['--uid', shopper.uid, '--yes'], { cut: (output) => output !== '' });
    }
    await eraseShopper([shopper.uid], () => undefined);
    await eraseShopper([shopper.uid], () => undefined);
    const traces = canaries.foundIn(await everything());
    expectGoal(exactly(group, 'traces after crashes in its midst', traces.length, 0));
  });

  it('finds orders whose account is gone already', async () => {
    const { shopper, canaries } = await shopperWithOrders(2);
    await (await authentication()).deleteUser(shopper.uid);
    const { uids } = await findTraces({ email: shopper.email });
    expect(uids).toEqual([shopper.uid]);
    await eraseShopper(uids, () => undefined);
    expect(canaries.foundIn(await everything())).toEqual([]);
  });

  it('asks before it erases', async () => {
    const { shopper } = await shopperWithOrders(1);
    const { code, output } = await runUpkeep('erase-shopper', ['--uid', shopper.uid]);
    expect(code).toBe(1);
    expect(output).toContain('--yes');
    expect(await findTraces({ uid: shopper.uid })).toMatchObject({ orders: 1, accounts: 1 });
  });
});
