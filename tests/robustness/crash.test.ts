import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { messageId } from '../../functions/src/mail/smtp.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import { defaultProfile } from '../../functions/src/shared/shop/default-profile.ts';
import { readCounters } from '../../functions/src/stats/counter-store.ts';
import { recount } from '../../functions/src/use-cases/orders/recount.ts';
import { registerShopper, type SignedInShopper } from '../api/accounts.ts';
import { storeBook } from '../api/stored-books.ts';
import { atLeast, exactly } from '../figures.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { mailsTo } from '../fixtures/mailbox.ts';
import { inMinutes, releaseHeldMails, sweepAll } from '../fixtures/stored-mails.ts';
import { killFunctionWorkers } from './emulator-processes.ts';
import { expectGoal } from './goals.ts';
import { countOrders, orderUntilAnswered, tryToOrder } from './orders.ts';
import { isFullRun, runSize } from './run-size.ts';

const group = 'Killed in mid-order';
const kills = runSize({ quick: 1, full: 100 });
/** So that no shopper orders more than an hour allows. */
const ordersEach = 20;

/** How long an order takes, in milliseconds: the median of seven. */
async function usualLatency(shopper: SignedInShopper, place: () => Promise<unknown>): Promise<number> {
  await place();
  const times: number[] = [];
  for (let index = 0; index < 7; index += 1) {
    const begin = performance.now();
    await place();
    times.push(performance.now() - begin);
  }
  expect(await countOrders(shopper)).toBe(8);
  return times.toSorted((one, other) => one - other)[3] ?? 0;
}

/** The Message-IDs of the mails that came to these shoppers, once each. */
async function messagesTo(shoppers: readonly SignedInShopper[]): Promise<string[]> {
  const mails = await Promise.all(shoppers.map(({ email }) => mailsTo(email)));
  return [...new Set(mails.flat().map(({ messageId }) => messageId))].sort();
}

describe('functions that are killed during an order', () => {
  it('leave no half order, lose none that was confirmed and make none twice', async () => {
    const request = makeOrderRequest([await storeBook(), await storeBook(), await storeBook()]);
    let shopper = await registerShopper();
    const shoppers = [shopper];
    const placed: string[] = [];
    const measured = shopper;
    const usual = await usualLatency(shopper, () => tryToOrder(measured, request, crypto.randomUUID()));
    const before = await readCounters();
    const seen = { killed: 0, inside: 0, storedUnanswered: 0, lost: 0, placed: 0, twice: 0 };
    let own = 8;
    while (seen.killed < kills) {
      if (own >= ordersEach) {
        shopper = await registerShopper();
        shoppers.push(shopper);
        own = 0;
      }
      const key = crypto.randomUUID();
      const killing = setTimeout(Math.random() * usual * 1.2).then(killFunctionWorkers);
      const confirmed = await tryToOrder(shopper, request, key);
      if ((await killing) > 0) seen.killed += 1;
      // A request that had not reached a worker is given to the next one: only one that a worker held when it was
      // killed gets no answer.
      if (confirmed === undefined) {
        seen.inside += 1;
        seen.storedUnanswered += (await countOrders(shopper)) - own;
      }
      const id = await orderUntilAnswered(shopper, request, key);
      const isThere = (await database().collection('orders').doc(id).get()).exists;
      if (!isThere || (confirmed !== undefined && confirmed !== id)) seen.lost += 1;
      seen.placed += 1;
      placed.push(id);
      own += 1;
      seen.twice += (await countOrders(shopper)) - own;
    }
    const after = await readCounters();
    await releaseHeldMails();
    // Past every wait and every lease of a sender that was killed.
    await sweepAll(inMinutes(10));
    const usualMails = 8;
    const messages = await messagesTo(shoppers);
    const sentFor = placed.filter((id) => messages.includes(messageId(`${id}-placed`, defaultProfile)));
    expectGoal(exactly(group, 'orders whose mail was lost', placed.length - sentFor.length, 0));
    const unknown = messages.length - usualMails - sentFor.length;
    expectGoal(exactly(group, 'mails under another Message-ID than their order’s', unknown, 0));
    expectGoal(atLeast(group, 'SIGKILLs of the functions’ process', seen.killed, kills));
    expectGoal(
      atLeast(group, 'while it held an unanswered order', seen.inside, runSize({ quick: 0, full: 30 })),
    );
    if (isFullRun) {
      expectGoal(atLeast(group, 'of these, orders that were stored already', seen.storedUnanswered, 1));
      expectGoal(
        atLeast(group, 'of these, orders that were not yet', seen.inside - seen.storedUnanswered, 1),
      );
    }
    expectGoal(exactly(group, 'confirmed orders lost', seen.lost, 0));
    expectGoal(exactly(group, 'orders twice after a retry with the same key', seen.twice, 0));
    const half =
      Math.abs(after.orders - before.orders - seen.placed) +
      Math.abs(after.salesCents - before.salesCents - seen.placed * 3750);
    expectGoal(exactly(group, 'orders without their counters, or counters without orders', half, 0));
    expect(after).toEqual(await recount());
  });
});
