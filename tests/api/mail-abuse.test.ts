import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { beginSession } from '../../functions/src/auth/session-store.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import {
  confirmAddressOf,
  deleteOwnAccount,
  registerAs,
  registerShopper,
  type SignedInShopper,
} from './accounts.ts';
import { call, callsWith, inParallel, refusal } from './shop-api.ts';
import { emptyCollection, storeBook } from './stored-books.ts';

let shopper: SignedInShopper;

const admin = await beginSession();
const asAdmin = callsWith(admin);
const request = makeOrderRequest([await storeBook()]);
beforeEach(async () => {
  shopper = await registerShopper();
});
afterAll(() => emptyCollection('settings'));

const order = ({ token }: SignedInShopper) => call('POST', '/api/orders', { token, body: request });

const step = (id: string, to: string, from: string, token: string) => {
  const body = { from, to, note: '', carrier: '', trackingCode: '' };
  return call('POST', `/api/orders/${id}/status`, { token, body });
};

/** The events of which the order has a mail, those that are held in brackets. */
async function mailsOf(id: string): Promise<string[]> {
  const { body } = await asAdmin('GET', `/api/orders/${id}/mails`);
  const names = body.map(({ event, state }: { event: string; state: string }) =>
    state === 'HELD' ? `(${event})` : event,
  );
  return names.sort();
}

const sent = ['placed', 'placed-shop'];
const held = ['(placed)', '(placed-shop)'];

/** Lets an order be as old as that. */
async function age(id: string, minutes: number): Promise<void> {
  const createdAt = Timestamp.fromMillis(Date.now() - minutes * 60_000);
  await database().doc(`orders/${id}`).update({ createdAt });
}

describe('the mails of orders that one address places', () => {
  it('are sent for five orders an hour, whatever account places them; later ones wait for the shopkeeper', async () => {
    const placed = await inParallel(4, () => order(shopper));
    await deleteOwnAccount(shopper);
    const again = await registerAs(shopper.email.toUpperCase());
    for (let count = 0; count < 3; count += 1) placed.push(await order(again));
    expect(placed.map(({ status }) => status)).toEqual(placed.map(() => 201));
    const mails = await Promise.all(placed.map(({ body }) => mailsOf(body._id)));
    expect(mails).toEqual([sent, sent, sent, sent, sent, held, held]);

    const last = placed[6]?.body._id;
    expect((await asAdmin('POST', `/api/orders/${last}/mails/placed`)).status).toBe(200);
    expect(await mailsOf(last)).toEqual(['(placed-shop)', 'placed']);
    expect(await mailsOf((await order(await registerShopper())).body._id)).toEqual(sent);
  });

  it('do not tell of the shopper’s own cancellation within ten minutes, nor where the others were held', async () => {
    const [soon, later, byShop] = await inParallel(3, async () => (await order(shopper)).body._id);
    await age(later, 11);
    await inParallel(2, () => order(shopper));
    const { body: quiet } = await order(shopper);
    await age(quiet._id, 11);
    for (const id of [soon, later, quiet._id]) {
      expect((await step(id, 'cancelled', 'placed', shopper.token)).status).toBe(200);
    }
    await step(byShop, 'cancelled', 'placed', admin);
    expect(await mailsOf(soon)).toEqual(sent);
    expect(await mailsOf(quiet._id)).toEqual(held);
    for (const id of [later, byShop]) expect(await mailsOf(id)).toEqual(['cancelled', ...sent]);
  });
});

describe('an address that is not confirmed', () => {
  const ask = (confirmAddress: boolean) => asAdmin('PUT', '/api/settings', { confirmAddress });
  const needed = { status: 403, code: 'address-not-confirmed', field: undefined };

  it('gets as many orders as it likes where the owner does not ask', async () => {
    await ask(false);
    expect((await order(shopper)).status).toBe(201);
    expect((await order(shopper)).status).toBe(201);
  });

  it('gets no second order before the first is paid', async () => {
    await ask(true);
    const statuses = (await inParallel(3, () => order(shopper))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 403, 403]);
    expect(refusal(await order(shopper))).toEqual(needed);
    await deleteOwnAccount(shopper);
    const again = await registerAs(shopper.email);
    expect(refusal(await order(again))).toEqual(needed);
    const { docs } = await database().collection('orders').where('uid', '==', shopper.uid).get();
    const steps = ['placed', 'packed', 'shipped', 'delivered'];
    for (const [index, to] of steps.slice(1).entries()) {
      expect((await step(docs[0]?.id ?? '', to, steps[index] ?? '', admin)).status).toBe(200);
    }
    expect((await order(again)).status).toBe(201);
  });

  it('is one no longer once the shopper has opened the link', async () => {
    await ask(true);
    expect((await order(shopper)).status).toBe(201);
    expect(refusal(await order(shopper))).toEqual(needed);
    expect((await order(await confirmAddressOf(shopper))).status).toBe(201);
  });
});
