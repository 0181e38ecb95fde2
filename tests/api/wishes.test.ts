import { expect, it } from 'vitest';
import { collection } from '../../functions/src/platform/collections.ts';
import type { Book } from '../../functions/src/shared/book/book.ts';
import { mailKinds } from '../../functions/src/shared/shopper/mail-kinds.ts';
import { listLimits } from '../../functions/src/shared/shopper/shopper-lists.ts';
import { tellWishes } from '../../functions/src/use-cases/wishes/tell-wishes.ts';
import { shopAddress } from '../emulators/project.ts';
import { mailTo } from '../fixtures/mailbox.ts';
import { inMinutes, sweepAll } from '../fixtures/stored-mails.ts';
import { later } from '../reads/later.ts';
import { confirmAddressOf, registerShopper, type SignedInShopper } from './accounts.ts';
import { asAdmin } from './desk-calls.ts';
import { call, expectRefused, inParallel, succeeded } from './shop-api.ts';
import { storeBook } from './stored-books.ts';

const stored = ({ uid }: SignedInShopper) => collection('shoppers').doc(uid);
const link = '/api/account/wishlist-link';

function wish({ token }: SignedInShopper, ...bookIds: string[]) {
  const sentAt = Date.now();
  const wishes = bookIds.map((bookId, index) => ({ bookId, at: sentAt - 100 + index, in: true }));
  return call('PUT', '/api/account/lists', { token, body: { sentAt, cart: [], wishes } });
}

it('A shared wish list shows the books and the chosen name alone, and nothing once it is withdrawn', async () => {
  const shopper = await registerShopper();
  const { token } = shopper;
  const [emma, kim] = [await storeBook({ title: 'Emma' }), await storeBook({ title: 'Kim' })];
  await wish(shopper, emma._id, 'no-such-book', kim._id);
  expect((await call('GET', link, { token })).body).toEqual({});
  const { body } = await call('PUT', link, { token, body: { name: ' Robin ' } });
  const shared = `/api/wishlists/${body.share.code}`;
  // An instance looks for new books again after two seconds.
  later(60_000);
  expect(await call('GET', shared, {})).toMatchObject({
    status: 200,
    body: { name: 'Robin', books: [{ title: 'Kim' }, { title: 'Emma' }] },
  });
  const answer = await fetch(shopAddress + shared);
  expect(answer.headers.get('Cache-Control')).toContain('s-maxage=60');
  expect(Object.keys(await answer.json())).toEqual(['name', 'books']);
  expect((await call('PUT', link, { token, body: { name: '' } })).body.share).toEqual({
    ...body.share,
    name: '',
  });
  expect((await call('DELETE', link, { token })).body).toEqual({});
  expectRefused(await call('GET', shared, {}), 404);
  const again = await call('PUT', link, { token, body: { name: '' } });
  expect(again.body.share.code).not.toBe(body.share.code);
});

it('Who has agreed is told of wished books that cost less, in one mail a day, until one press ends it', async () => {
  const shopper = await confirmAddressOf(await registerShopper());
  const stranger = await registerShopper();
  const [emma, kim] = [
    await storeBook({ title: 'Emma', newPrice: 10 }),
    await storeBook({ title: 'Kim', newPrice: 9 }),
  ];
  const agreed = { mails: { wishes: { isWanted: true, words: mailKinds.wishes.words, at: 1 } } };
  // The stranger has confirmed no address.
  for (const one of [shopper, stranger]) {
    await stored(one).set(agreed);
    await wish(one, emma._id, kim._id);
  }
  const mails = async () => (await tellWishes(new Date())).mails;
  async function cost({ _id, createdAt: _, ...fields }: Book, newPrice: number) {
    const edited = await asAdmin('PUT', `/api/books/edit/${_id}`, { ...fields, newPrice });
    succeeded(edited);
  }
  expect(await mails()).toBe(0);
  await cost(emma, 8);
  await cost(kim, 7);
  expect([await mails(), await mails()]).toEqual([1, 0]);
  await sweepAll(inMinutes(0));
  const { text, headers } = await mailTo(
    shopper.email.toLowerCase(),
    '2 books on your wish list cost less, or are back',
  );
  expect(text).toContain('Now $8.00, and $10.00 before.');
  expect(text).toContain('Now $7.00, and $9.00 before.');

  // What changes on the same day waits for the next one.
  await cost(emma, 6);
  expect(await mails()).toBe(0);
  const tomorrow = new Date(Date.now() + 24 * 3_600_000);
  expect((await tellWishes(tomorrow)).mails).toBe(1);

  const ending = new URL(String(headers['list-unsubscribe']).slice(1, -1));
  const pressed = await fetch(shopAddress + ending.pathname + ending.search, { method: 'POST' });
  expect(pressed.status).toBe(200);
  expect((await stored(shopper).get()).get('mails.wishes')).toMatchObject({
    isWanted: false,
    words: mailKinds.wishes.words,
  });
  await cost(emma, 5);
  expect((await tellWishes(new Date(tomorrow.getTime() + 24 * 3_600_000))).mails).toBe(0);
});

const ask = ({ token }: SignedInShopper) => call('GET', '/api/account/lists', { token });
const action = (bookId: string, at: number, isIn = true) => ({ bookId, at, in: isIn });

/** As a device that waits for its turn. */
function send({ token }: SignedInShopper, cart: object[], sentAt = Date.now()) {
  return call('PUT', '/api/account/lists', { token, body: { sentAt, cart } });
}

/** Moves the last write two seconds back. */
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
