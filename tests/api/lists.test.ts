import { expect, it } from 'vitest';
import { database } from '../../functions/src/platform/firebase.ts';
import { listLimits } from '../../functions/src/shared/shopper/shopper-lists.ts';
import { registerShopper, type SignedInShopper } from './accounts.ts';
import { call, expectRefused, inParallel, succeeded } from './shop-api.ts';

const stored = ({ uid }: SignedInShopper) => database().collection('shoppers').doc(uid);
const ask = ({ token }: SignedInShopper) => call('GET', '/api/account/lists', { token });
const action = (bookId: string, at: number, isIn = true) => ({ bookId, at, in: isIn });

/** Sends actions as a device does that waits for its turn. */
function send({ token }: SignedInShopper, cart: object[], sentAt = Date.now()) {
  return call('PUT', '/api/account/lists', { token, body: { sentAt, cart } });
}

/** Makes the last write one of two seconds ago. */
const laterOn = (shopper: SignedInShopper) => stored(shopper).update({ writtenAt: Date.now() - 2000 });

it('A shopper’s lists are the last actions of all devices, and another shopper sees none of them', async () => {
  const [ann, bob] = [await registerShopper(), await registerShopper()];
  expect(await ask(ann)).toMatchObject({ status: 200, body: { version: 0, cart: [], wishes: [] } });
  const now = Date.now();
  expect(await send(ann, [action('emma', now - 20), action('kim', now - 30)])).toMatchObject({
    status: 200,
    body: { cart: ['kim', 'emma'] },
  });
  await laterOn(ann);
  // The laptop was away while it took Emma out, before the phone put it in.
  const { body } = await send(ann, [action('emma', now - 40, false), action('kim', now - 10, false)]);
  expect(body).toEqual({ version: expect.any(Number), cart: ['emma'], wishes: [] });
  expect((await ask(ann)).body).toEqual(body);
  expect((await ask(bob)).body.cart).toEqual([]);
});

it('Actions that are sent again, or at once, are answered alike and written once', async () => {
  const shopper = await registerShopper();
  const actions = [action('emma', Date.now())];
  const { body } = await send(shopper, actions);
  const { updateTime } = await stored(shopper).get();
  expect(await inParallel(5, () => send(shopper, actions))).toEqual(
    Array.from({ length: 5 }, () => expect.objectContaining({ status: 200, body })),
  );
  expect((await stored(shopper).get()).updateTime).toEqual(updateTime);
});

it('A device whose clock is wrong orders its actions like all others', async () => {
  const shopper = await registerShopper();
  const now = Date.now();
  const day = 24 * 3_600_000;
  await send(shopper, [action('emma', now + day), action('kim', now + 3 * day)], now + day);
  const [entry, future] = (await stored(shopper).get()).get('cart');
  expect(Math.abs(entry.at - now)).toBeLessThan(10_000);
  expect(future.at).toBeLessThan(now + 10_000);
});

it('Lists are written once a second, and hold so many books', async () => {
  const shopper = await registerShopper();
  const now = Date.now();
  await stored(shopper).set({
    cart: Array.from({ length: listLimits.books }, (_, index) => action(`book-${index}`, index)),
  });
  expectRefused(await send(shopper, [action('one-more', now)]), 409, 'list-full');
  succeeded(await send(shopper, [action('one-more', now), action('book-0', now, false)]));
  // As if that had been a moment ago, however busy the computer is.
  await stored(shopper).update({ writtenAt: Date.now() + 60_000 });
  const early = await send(shopper, [action('book-1', now, false)]);
  expectRefused(early, 429, 'too-many-requests');
  expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(0);
});
