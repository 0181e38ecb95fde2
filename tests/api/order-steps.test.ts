import { afterAll, describe, expect, it } from 'vitest';
import { beginSession } from '../../functions/src/auth/session-store.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import type { OrderStatus } from '../../functions/src/shared/order/order-status.ts';
import { addOrderChangeToStats } from '../../functions/src/stats/order-counts.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { registerShopper, type SignedInShopper } from './accounts.ts';
import { call, inParallel, refusal } from './shop-api.ts';
import { emptyCollection, storeBook } from './stored-books.ts';

afterAll(() => emptyCollection('mail'));

const [shopper, admin] = await Promise.all([registerShopper(), beginSession()]);
const bookId = (await storeBook({ newPrice: 12.5 }))._id;

const key = () => crypto.randomUUID();

/** Places an order and says its id; each by another shopper, so that no shopper orders more than an hour allows. */
async function placeOrder(by?: SignedInShopper): Promise<string> {
  const { token } = by ?? (await registerShopper());
  const body = makeOrderRequest([], { productIds: [bookId], totalPrice: '12.50' });
  const answer = await call('POST', '/api/orders', { token, body });
  return answer.body._id;
}

const orderReference = (id: string) => database().collection('orders').doc(id);

/** Places an order that has this status already. */
async function orderThatIs(status: OrderStatus, by?: SignedInShopper): Promise<string> {
  const id = await placeOrder(by);
  const batch = database().batch();
  batch.update(orderReference(id), { status });
  const counted = { lines: [{ bookId, unitCents: 1250 }], lineChanges: [] };
  addOrderChangeToStats(
    batch,
    new Date().toISOString().slice(0, 10),
    { ...counted, status: 'placed' },
    { ...counted, status },
  );
  await batch.commit();
  return id;
}

function step(
  id: string,
  from: string,
  to: string,
  more: { token?: string; key?: string; body?: object } = {},
) {
  const body = { from, to, note: '', carrier: '', trackingCode: '', ...more.body };
  return call('POST', `/api/orders/${id}/status`, { token: more.token ?? admin, key: more.key, body });
}

it.each([
  ['admin', 'packed', 'cancelled', 'taken'],
  ['admin', 'placed', 'delivered', 'order-changed'],
  ['shopper', 'placed', 'cancelled', 'taken'],
  ['shopper', 'packed', 'cancelled', 'permission-denied'],
] as const)('a step by the %s, %s → %s, is %s', async (actor, from, to, expected) => {
  const owner = await registerShopper();
  const id = await orderThatIs(from, owner);
  const token = actor === 'shopper' ? owner.token : admin;
  const { status, body } = await step(id, from, to, { token, body: { note: 'Why' } });
  const stored = (await orderReference(id).get()).data();
  if (expected === 'taken') {
    expect([status, body.status, stored?.status]).toEqual([200, to, to]);
  } else {
    expect([body.error.code, stored?.status, stored?.history.length]).toEqual([expected, from, 1]);
  }
});

describe('an order on its way', () => {
  it('keeps who took each step and when, the parcel and the cash', async () => {
    const id = await placeOrder();
    await step(id, 'placed', 'packed', { body: { note: 'With a bookmark.' } });
    const parcel = { carrier: 'DHL', trackingCode: 'JD014600003' };
    await step(id, 'packed', 'shipped', { body: parcel });
    const { body } = await step(id, 'shipped', 'delivered', {
      body: { carrier: 'Other', trackingCode: 'x' },
    });
    expect(body).toMatchObject({ ...parcel, status: 'delivered', cashCents: 1250 });
    expect(body.number).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    const steps = body.history.map(({ status, by, note }: Record<string, string>) => [status, by, note]);
    expect(steps).toEqual([
      ['placed', 'shopper', ''],
      ['packed', 'admin', 'With a bookmark.'],
      ['shipped', 'admin', ''],
      ['delivered', 'admin', ''],
    ]);
    for (const { at } of body.history) expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000);
  });

  it('is not told what only the shop needs', async () => {
    const { body } = await step(await placeOrder(), 'placed', 'packed');
    for (const field of ['uid', 'requestHash', 'changeKeys', 'lastStep', 'searchKeys', 'totalCents']) {
      expect(body).not.toHaveProperty(field);
    }
  });

  it('answers a retry of the same step the same, and the order as it is when more has happened', async () => {
    const id = await placeOrder();
    const first = key();
    const taken = await step(id, 'placed', 'packed', { key: first });
    expect(await step(id, 'placed', 'packed', { key: first })).toMatchObject({
      status: 200,
      body: taken.body,
    });
    await step(id, 'packed', 'shipped');
    const late = await step(id, 'placed', 'packed', { key: first });
    expect(late).toMatchObject({ status: 200, body: { status: 'shipped' } });
    expect(late.body.history).toHaveLength(3);
  });

  it('tells the second of two admins what it is now', async () => {
    const id = await placeOrder();
    await step(id, 'placed', 'packed');
    const second = await step(id, 'placed', 'packed');
    expect(refusal(second)).toMatchObject({ status: 409, code: 'order-changed' });
    expect(second.body.error).toMatchObject({
      message: 'The order is packed now',
      details: { status: 'packed' },
    });
  });

  it('takes one of the steps that are tried at once', async () => {
    const id = await placeOrder();
    const answers = await inParallel(6, (index) => step(id, 'placed', index % 2 ? 'packed' : 'cancelled'));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
    expect((await orderReference(id).get()).get('history')).toHaveLength(2);
  });
});

describe('a step is refused', () => {
  it('for another shopper, and for an order that does not exist', async () => {
    const id = await placeOrder();
    const foreign = await step(id, 'placed', 'cancelled', { token: shopper.token });
    expect(refusal(foreign)).toMatchObject({ status: 403, code: 'permission-denied' });
    const missing = await step('no-such-order', 'placed', 'cancelled', { token: shopper.token });
    expect(refusal(missing)).toMatchObject({ status: 404, code: 'not-found' });
    expect((await orderReference(id).get()).get('status')).toBe('placed');
  });

  it.each([
    ['an unknown status', { to: 'lost' }, 'to'],
    ['no status', { from: undefined }, 'from'],
    ['a status that is an object’s own', { to: 'constructor' }, 'to'],
    ['a note of 10,000 characters', { note: 'n'.repeat(10_000) }, 'note'],
    ['a carrier that is no text', { carrier: 7 }, 'carrier'],
    ['a field that there is not', { status: 'packed' }, 'status'],
  ])('for %s', async (_, body, field) => {
    const id = await placeOrder();
    const answer = await step(id, 'placed', 'packed', { body });
    expect(answer.status).toBe(400);
    expect(answer.body.error.details?.field ?? field).toBe(field);
    expect((await orderReference(id).get()).get('status')).toBe('placed');
  });

  it('for an id that cannot be one', async () => {
    expect(refusal(await step('__a__', 'placed', 'packed'))).toMatchObject({ status: 400, field: 'id' });
    expect(refusal(await step('a%2Fb', 'placed', 'packed'))).toMatchObject({ status: 400, field: 'id' });
  });
});
