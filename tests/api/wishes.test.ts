import { expect, it } from 'vitest';
import { collection } from '../../functions/src/platform/collections.ts';
import type { Book } from '../../functions/src/shared/book/book.ts';
import { mailKinds } from '../../functions/src/shared/shopper/mail-kinds.ts';
import { tellWishes } from '../../functions/src/use-cases/wishes/tell-wishes.ts';
import { shopAddress } from '../emulators/project.ts';
import { mailTo } from '../fixtures/mailbox.ts';
import { inMinutes, sweepAll } from '../fixtures/stored-mails.ts';
import { later } from '../reads/later.ts';
import { confirmAddressOf, registerShopper, type SignedInShopper, signInAdmin } from './accounts.ts';
import { call, callsWith, expectRefused } from './shop-api.ts';
import { storeBook } from './stored-books.ts';

const asAdmin = callsWith(await signInAdmin());
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
    expect(edited.status).toBe(200);
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
