import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { database } from '../../functions/src/platform/firebase.ts';
import { readCounters } from '../../functions/src/stats/counter-store.ts';
import { registerShopper } from '../api/accounts.ts';
import { inParallel } from '../api/shop-api.ts';
import { storeBook } from '../api/stored-books.ts';
import { exactly } from '../figures.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { expectGoal } from './goals.ts';
import { countOrders, order, statusCounts } from './orders.ts';

const group = 'Orders in an hour';
const perHour = 30;

function rateOf(uid: string) {
  return database().collection('orderRates').doc(createHash('sha256').update(uid).digest('hex'));
}

describe('one shopper', () => {
  it('places thirty orders in an hour, also when forty come at once, and may ask for them again', async () => {
    const shopper = await registerShopper();
    const request = makeOrderRequest([await storeBook()]);
    const before = await readCounters();
    const keys = Array.from({ length: perHour + 10 }, () => crypto.randomUUID());
    const answers = await inParallel(keys.length, (index) => order(shopper, request, keys[index]));
    expect(statusCounts(answers)).toEqual({ 201: perHour, 429: 10 });
    expectGoal(exactly(group, 'orders stored of 40 sent at once', await countOrders(shopper), perHour));
    expect((await readCounters()).orders).toBe(before.orders + perHour);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body.error).toEqual({
      code: 'too-many-requests',
      message: 'You have placed 30 orders within an hour; try again in 60 minutes',
    });
    const wait = Number(refused?.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(3500);
    expect(wait).toBeLessThanOrEqual(3600);

    const placed = keys.filter((_, index) => answers[index]?.status === 201);
    const again = await inParallel(placed.length, (index) => order(shopper, request, placed[index]));
    expectGoal(exactly(group, 'retries of placed orders refused', statusCounts(again)[429] ?? 0, 0));
    expect(statusCounts(again)).toEqual({ 200: perHour });
    expect((await order(shopper, request)).status).toBe(429);
    expect(await countOrders(shopper)).toBe(perHour);

    const friend = await registerShopper();
    expect((await order(friend, request)).status).toBe(201);
  });

  it('may order again once the oldest order is an hour old', async () => {
    const shopper = await registerShopper();
    const request = makeOrderRequest([await storeBook()]);
    expect((await order(shopper, request)).status).toBe(201);
    const now = Date.now();
    const times = Array.from({ length: perHour }, (_, index) => now - 3_600_000 + 30_000 * (index + 1));
    await rateOf(shopper.uid).update({ times });
    const { status, headers, body } = await order(shopper, request);
    expect({ status, message: body.error.message }).toEqual({
      status: 429,
      message: 'You have placed 30 orders within an hour; try again in a minute',
    });
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(30);
    await rateOf(shopper.uid).update({ times: [now - 3_600_000, ...times.slice(1)] });
    expect((await order(shopper, request)).status).toBe(201);
    expect((await order(shopper, request)).status).toBe(429);
  });

  it('uses up no place with an order that is refused', async () => {
    const shopper = await registerShopper();
    const request = makeOrderRequest([await storeBook()], { totalPrice: '0.01' });
    const refused = await inParallel(perHour + 1, () => order(shopper, request));
    expect(statusCounts(refused)).toEqual({ 409: perHour + 1 });
    expect((await rateOf(shopper.uid).get()).exists).toBe(false);
  });
});
