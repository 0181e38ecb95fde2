import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '../../functions/src/platform/firebase.ts';
import { readCounters } from '../../functions/src/stats/counter-store.ts';
import {
  confirmAddressOf,
  deleteOwnAccount,
  registerAs,
  registerShopper,
  type SignedInShopper,
} from './accounts.ts';
import { admin, asAdmin, get, post } from './desk-calls.ts';
import { call, expectRefused, inParallel, isDone, outcomes, succeeded } from './shop-api.ts';
import { storeBook } from './stored-books.ts';
import { documentsWhere, expectCounted } from './stored-documents.ts';
import { changeStock } from './stored-stock.ts';
import { orderBooks } from './waiting-orders.ts';

let shopper: SignedInShopper;

const plain = await storeBook();
beforeEach(async () => {
  shopper = await registerShopper();
});

const order = (by: SignedInShopper) => orderBooks(by, [plain]);

const step = (id: string, to: string, from: string, token: string) => {
  const body = { from, to };
  return call('POST', `/api/orders/${id}/status`, { token, body });
};

/** The events that an order has mails of; held mails in brackets. */
async function mailsOf(id: string) {
  const body = await get(`/api/orders/${id}/mails`);
  const names = body.map(({ event, state }: { event: string; state: string }) =>
    state === 'HELD' ? `(${event})` : event,
  );
  return names.sort();
}

const sent = ['placed', 'placed-shop'];
const held = ['(placed)', '(placed-shop)'];

describe('the mails of orders that one address places', () => {
  it('are sent for five orders an hour, whatever account places them; later ones wait for the shopkeeper', async () => {
    const placed = await inParallel(4, () => order(shopper));
    await deleteOwnAccount(shopper);
    const again = await registerAs(shopper.email.toUpperCase());
    for (let count = 0; count < 3; count += 1) placed.push(await order(again));
    placed.forEach(succeeded);
    const mails = await Promise.all(placed.map(({ body }) => mailsOf(body._id)));
    expect(mails).toEqual([sent, sent, sent, sent, sent, held, held]);

    const last = placed[6]?.body._id;
    await post(`/api/orders/${last}/mails/placed`);
    expect(await mailsOf(last)).toEqual(['(placed-shop)', 'placed']);
    expect(await mailsOf((await order(await registerShopper())).body._id)).toEqual(sent);
  });

  it('of a confirmed account are its own: others who register its mailbox under other names use none of them up', async () => {
    const victim = await confirmAddressOf(shopper);
    const evil = await registerAs(victim.email.replace('@', '+evil@'));
    const theirs = await inParallel(6, async () => (await order(evil)).body._id);
    expect((await Promise.all(theirs.map(mailsOf))).filter((mails) => mails[0] === held[0])).toHaveLength(1);
    expect(await mailsOf((await order(victim)).body._id)).toEqual(sent);
  });

  it('tell of the shopper’s own cancellation where the first has gone; one that has not goes no more', async () => {
    const [unsent, mailed, byShop] = await inParallel(3, async () => (await order(shopper)).body._id);
    await database().doc(`mail/${mailed}-placed`).update({ 'delivery.state': 'SUCCESS' });
    await inParallel(2, () => order(shopper));
    const { body: quiet } = await order(shopper);
    expect(await mailsOf(quiet._id)).toEqual(held);
    for (const id of [unsent, mailed, quiet._id]) {
      succeeded(await step(id, 'cancelled', 'placed', shopper.token));
    }
    await step(byShop, 'cancelled', 'placed', admin);
    expect(await mailsOf(unsent)).toEqual(['placed-shop']);
    expect(await mailsOf(quiet._id)).toEqual(['(placed-shop)']);
    for (const id of [mailed, byShop]) expect(await mailsOf(id)).toEqual(['cancelled', ...sent]);
  });
});

describe('an address that is not confirmed', () => {
  const ask = (confirmAddress: boolean) => asAdmin('PUT', '/api/settings', { confirmAddress });
  const notConfirmed = 'address-not-confirmed';

  it('gets no second order before the first is paid', async () => {
    await ask(true);
    const orders = await inParallel(3, () => order(shopper));
    expect(outcomes(orders)).toEqual([notConfirmed, notConfirmed, 'done']);
    expectRefused(await order(shopper), 403, notConfirmed);
    await deleteOwnAccount(shopper);
    const again = await registerAs(shopper.email);
    expectRefused(await order(again), notConfirmed);
    const docs = await documentsWhere('orders', 'uid', shopper.uid);
    const steps = ['placed', 'packed', 'shipped', 'delivered'];
    for (const [index, to] of steps.slice(1).entries()) {
      succeeded(await step(docs[0]?.id ?? '', to, steps[index] ?? '', admin));
    }
    succeeded(await order(again));
  });

  it('holds few copies unpaid, alone and with all others, until they are paid or cancelled', async () => {
    await ask(false);
    const counted = await Promise.all(Array.from({ length: 7 }, () => storeBook()));
    for (const { _id } of counted) await changeStock(admin, _id, { onHand: 50, reason: 'correction' });
    const take = orderBooks;
    const first = await take(shopper, counted);
    expect(first.body).toMatchObject({ hasConfirmedEmail: false });
    const again = await take(shopper, counted);
    expectRefused(again, notConfirmed);
    expect(again.body.error.details).toEqual({ of: 'account', most: 10, held: 7, wanted: 7 });

    const others = await inParallel(6, async () => take(await registerShopper(), counted));
    const [refused, ...more] = others.filter((answer) => !isDone(answer));
    expect([refused?.body.error.details, more.length]).toMatchObject([{ of: 'shop', most: 40 }, 1]);
    await expectCounted();
    expect((await readCounters()).unconfirmedCopies).toBe(35);
    // Uncounted books never run short, and a confirmed address has no limit.
    succeeded(await order(await registerShopper()));
    succeeded(await take(await confirmAddressOf(await registerShopper()), counted));

    succeeded(await step(first.body._id, 'cancelled', 'placed', admin));
    await expectCounted();
    succeeded(await take(shopper, counted));
  });

  it('is one no longer once the shopper has opened the link', async () => {
    await ask(true);
    succeeded(await order(shopper));
    expectRefused(await order(shopper), notConfirmed);
    succeeded(await order(await confirmAddressOf(shopper)));
  });
});
