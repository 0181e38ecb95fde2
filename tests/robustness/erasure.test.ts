import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { beginSession } from '../../functions/src/auth/session-store.ts';
import { orderDocument } from '../../functions/src/orders/order-document.ts';
import { orderId } from '../../functions/src/orders/order-identity.ts';
import { orderNumber } from '../../functions/src/orders/order-number.ts';
import { authentication, database } from '../../functions/src/platform/firebase.ts';
import { owner } from '../../functions/src/shared/callers.ts';
import { dollars } from '../../functions/src/shared/values/money.ts';
import { addToCounters, readCounters } from '../../functions/src/stats/counter-store.ts';
import { countSales } from '../../functions/src/stats/sales-store.ts';
import { changeOrder } from '../../functions/src/use-cases/orders/change-order.ts';
import { recount, repairCounters } from '../../functions/src/use-cases/orders/recount.ts';
import { eraseShopper } from '../../functions/src/use-cases/shoppers/erase-shopper.ts';
import { findShoppers } from '../../functions/src/use-cases/shoppers/find-shoppers.ts';
import { deleteOwnAccount } from '../../functions/src/use-cases/shoppers/own-account.ts';
import { registerShopper, type SignedInShopper } from '../api/accounts.ts';
import { call } from '../api/shop-api.ts';
import { storeBook } from '../api/stored-books.ts';
import { hostOf, projectId } from '../emulators/project.ts';
import { atLeast, exactly } from '../figures.ts';
import { makeOrder, makeOrderRequest } from '../fixtures/factories.ts';
import { expectGoal } from './goals.ts';
import { killedAt } from './killed-writes.ts';
import { runMaintenance } from './maintenance.ts';
import { order } from './orders.ts';
import { PlantedValues } from './planted-values.ts';
import { runSize } from './run-size.ts';

const group = 'Erasing a shopper';

const book = await storeBook({ newPrice: 12.5 });

/** All details of whose orders are unique. */
async function shopperWithOrders(count: number) {
  const [shopper, values] = [await registerShopper(), new PlantedValues()];
  values.plant('uid', shopper.uid);
  values.plant('hash of the uid', createHash('sha256').update(shopper.uid).digest('hex'));
  values.plant('e-mail', shopper.email);
  const request = makeOrderRequest([book], {
    name: values.text('name'),
    phone: values.phone('phone'),
    address: values.texts('street', 'city', 'country', 'state', 'zipcode'),
  });
  const placed = await order(shopper, request);
  expect(placed.status).toBe(201);
  const { lines } = makeOrder([book]);
  for (let written = 1; written < count; written += 400) {
    const size = Math.min(400, count - written);
    const batch = database().batch();
    for (let index = 0; index < size; index += 1) {
      const id = orderId(shopper.uid, crypto.randomUUID());
      const placedAt = new Date(1_700_000_000_000 + index);
      const document = orderDocument({
        number: orderNumber(id, 0),
        shopper,
        request,
        lines,
        placedAt,
        money: dollars,
      });
      batch.create(database().collection('orders').doc(id), document);
    }
    const figures = { orders: size, salesCents: size * 1250 };
    addToCounters(batch, { ...figures, toPack: size });
    countSales(batch, '2023-11-14', { ...figures, copies: new Map([[book._id, size]]) });
    await batch.commit();
  }
  await tellOfOrder(placed.body._id, values);
  const saved = { name: values.text('saved name'), address: { street: values.text('saved street') } };
  const body = { name: values.text('name of the account'), addresses: [saved] };
  expect((await call('PUT', '/api/account', { token: shopper.token, body })).status).toBe(200);
  const first = await database().collection('orders').doc(placed.body._id).get();
  values.plant('hash of the request', String(first.get('requestHash')));
  return { shopper, values, orderId: first.id };
}

async function take(id: string, cents: number, { reference = '', 'note of the cash': note = '' } = {}) {
  const request = { kind: 'taken', cents, way: 'bank', reference, note } as const;
  return changeOrder(
    id,
    { kind: 'person', name: owner.name },
    { kind: 'cash', request },
    crypto.randomUUID(),
    new Date(),
  );
}

async function tellOfOrder(id: string, values: PlantedValues): Promise<void> {
  const token = await beginSession();
  for (const kind of ['messages', 'notes']) {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const body = { text: values.text(kind) };
    expect((await call('POST', `/api/orders/${id}/${kind}`, { token, headers, body })).status).toBe(200);
  }
  await take(id, 1250, values.texts('reference', 'note of the cash'));
}

async function everythingStored(): Promise<string> {
  const parts: string[] = [];
  for (const collection of await database().listCollections()) {
    const { docs } = await collection.get();
    parts.push(...docs.map((document) => `${document.ref.path} ${JSON.stringify(document.data())}`));
  }
  const { users } = await (await authentication()).listUsers();
  parts.push(...users.map((user) => JSON.stringify(user.toJSON())));
  return parts.join('\n');
}

async function countMails({ uid }: SignedInShopper): Promise<number> {
  return (await database().collection('mail').where('uid', '==', uid).count().get()).data().count;
}

async function sales() {
  const { docs } = await database().collection('orders').get();
  const orders = docs.map((one) => {
    const { productIds, totalPrice, totalCents, lines, coverImages, createdAt } = one.data();
    return JSON.stringify([one.id, productIds, totalPrice, totalCents, lines, coverImages, createdAt]);
  });
  const entries = (await database().collection('cashEntries').get()).docs.map((one) => one.data());
  const money = entries.map(({ reference: _, note: __, ...entry }) => entry);
  return { orders, money, counters: await readCounters() };
}

async function readOrder(id: string, { token }: SignedInShopper): Promise<number> {
  const documents = `http://${hostOf('firestore')}/v1/projects/${projectId}/databases/(default)/documents`;
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${documents}/orders/${id}`, { headers })).status;
}

describe('erasing a shopper', () => {
  it('comes after an export of all that is stored of them, which no other file is lost for', async () => {
    const { shopper, values } = await shopperWithOrders(2);
    const folder = mkdtempSync(path.join(tmpdir(), 'bookstore-shopper-'));
    const file = path.join(folder, 'shopper.json');
    const args = [file, '--uid', shopper.uid, '--yes'];
    const { code, output } = await runMaintenance('export-shopper', args);
    expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('2 orders') });
    const exported = readFileSync(file, 'utf8');
    const hashes = values.count - values.foundIn(exported).length;
    // The hashes of the uid and of the request identify no shopper.
    expect(hashes).toBe(2);
    expect((await runMaintenance('export-shopper', args)).code).toBe(1);
    expect(readFileSync(file, 'utf8')).toBe(exported);
    rmSync(folder, { recursive: true });
  });

  it('leaves no trace of them, and every figure of the shop as it was', async () => {
    const count = runSize({ quick: 20, full: 620 });
    const { shopper, values, orderId: id } = await shopperWithOrders(count);
    const neighbour = await shopperWithOrders(2);
    const before = await sales();
    expect(values.foundIn(await everythingStored())).toHaveLength(values.count);
    expect(await readOrder(id, shopper)).toBe(200);
    expect(await countMails(shopper)).toBe(3);

    const args = ['--email', shopper.email.toUpperCase(), '--yes'];
    const { code, output } = await runMaintenance('erase-shopper', args);
    expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining(`${count} orders`) });
    expect(values.foundIn(output)).toEqual([]);
    const stored = await everythingStored();
    expect(values.foundIn(stored)).toEqual([]);
    expectGoal(exactly(group, `traces of a shopper with ${count} orders`, values.foundIn(stored).length, 0));
    const after = await sales();
    const changed = after.counters.salesCents - before.counters.salesCents;
    expectGoal(exactly(group, 'cents by which the totals changed', changed, 0));
    expect(after).toEqual(before);
    expect(await recount()).toEqual(after.counters);
    expect(await readOrder(id, shopper)).toBe(403);
    expect(neighbour.values.foundIn(stored)).toHaveLength(neighbour.values.count);
    expectGoal(exactly(group, 'mails of the shopper', await countMails(shopper), 0));
    expect(await countMails(neighbour.shopper)).toBe(3);
    expect(await findShoppers({ email: shopper.email })).toEqual([]);
    expect(await findShoppers({ uid: shopper.uid })).toEqual([]);
    await expect(take(id, 100, { reference: 'Jane Doe' })).rejects.toMatchObject({ code: 'order-erased' });
    expect(await take(id, 100)).toMatchObject({ order: { cashCents: 1350 } });
  });

  it('continues where it was interrupted', async () => {
    const count = runSize({ quick: 120, full: 620 });
    const { shopper, values } = await shopperWithOrders(count);
    const crash = new Error('power cut');
    const interrupted = eraseShopper(shopper.uid, () => {
      throw crash;
    });
    await expect(interrupted).rejects.toThrow(crash);
    const [rest] = await findShoppers({ email: shopper.email });
    expect(rest).toMatchObject({ uid: shopper.uid, account: { email: shopper.email.toLowerCase() } });
    expect(rest?.orders).toHaveLength(count - 100);
    for (let run = 0; run < runSize({ quick: 0, full: 5 }); run += 1) {
      const killWhen = (output: string) => output !== '';
      await runMaintenance('erase-shopper', ['--uid', shopper.uid, '--yes'], { killWhen });
    }
    await eraseShopper(shopper.uid, () => undefined);
    await eraseShopper(shopper.uid, () => undefined);
    const traces = values.foundIn(await everythingStored());
    expectGoal(exactly(group, 'traces after crashes in its midst', traces.length, 0));
  });

  it('by the shopper goes on wherever its process was killed', async () => {
    let killed = 0;
    for (let write = 0, isDone = false; !isDone; write += 1) {
      for (const isStored of [false, true]) {
        const { shopper, values, orderId: id } = await shopperWithOrders(1);
        await database().collection('orders').doc(id).update({ status: 'cancelled' });
        const caller = { ...shopper, isConfirmed: false, signedInAt: Date.now() };
        const erase = () => deleteOwnAccount(caller, new Date());
        isDone = await killedAt({ write, isStored }, erase).then(
          () => true,
          () => false,
        );
        if (!isDone) {
          killed += 1;
          expect(await findShoppers({ uid: shopper.uid })).toHaveLength(1);
          await erase();
        }
        const left = values.foundIn(await everythingStored());
        // The receipt has the address until it is sent, and nothing else.
        expect(left.map((place) => place.replace(/ \d+$/, ''))).toEqual(['e-mail']);
      }
    }
    // Their orders were cancelled here, past the counters, which later files compare with a recount.
    await repairCounters();
    expectGoal(atLeast(group, 'writes of a deletion at which its process was killed', killed, 10));
  });

  it('asks before it erases', async () => {
    const { shopper } = await shopperWithOrders(1);
    const { code, output } = await runMaintenance('erase-shopper', ['--uid', shopper.uid]);
    expect({ code, output }).toMatchObject({ code: 1, output: expect.stringContaining('--yes') });
    const [match] = await findShoppers({ uid: shopper.uid });
    expect([match?.orders.length, match?.account?.email]).toEqual([1, shopper.email.toLowerCase()]);
  });
});
