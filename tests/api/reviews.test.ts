import { describe, expect, it } from 'vitest';
import { database } from '../../functions/src/platform/firebase.ts';
import type { OrderStatus } from '../../functions/src/shared/order/order-status.ts';
import { bookRating } from '../../functions/src/shared/review/book-rating.ts';
import type { Review } from '../../functions/src/shared/review/review.ts';
import { eraseShopper } from '../../functions/src/use-cases/shoppers/erase-shopper.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { registerShopper, type SignedInShopper } from './accounts.ts';
import { entriesAbout, inShort } from './audit-entries.ts';
import { asAdmin, get, admin as session } from './desk-calls.ts';
import { call, expectRefused, inParallel, succeeded } from './shop-api.ts';
import { storeBook } from './stored-books.ts';
import { documentAt, documentsWhere } from './stored-documents.ts';

const turn = (reviews: boolean) => asAdmin('PUT', '/api/settings', { reviews });

const praise = { stars: 5, text: 'I read it twice.', name: 'Ada' };

await turn(true);
const book = await storeBook({ title: 'The Tide Table' });
const reader = await buyer();

const listReviews = () => call('GET', `/api/books/${book._id}/reviews`);
const shownTexts = async () => (await listReviews()).body.reviews.map(({ text }: Review) => text);

async function buyer(status: OrderStatus = 'delivered', changed: object = {}): Promise<SignedInShopper> {
  const shopper = await registerShopper();
  const body = makeOrderRequest([book]);
  const { _id } = (await call('POST', '/api/orders', { token: shopper.token, body })).body;
  await database()
    .doc(`orders/${_id}`)
    .update({ status, ...changed });
  return shopper;
}

const review = ({ token }: SignedInShopper, changed: object = {}) =>
  call('PUT', `/api/account/reviews/${book._id}`, { token, body: { ...praise, ...changed } });
const ownReview = async ({ token }: SignedInShopper) =>
  (await call('GET', '/api/account/reviews', { token })).body[0];

async function decide(shopper: SignedInShopper, to: string, reason = '') {
  const { key, version } = await ownReview(shopper);
  return asAdmin('POST', `/api/admin/reviews/${key}/status`, { to, reason }, { version });
}

/** Checked against a recount of the reviews, and against lists. */
async function rating() {
  const docs = await documentsWhere('reviews', 'bookId', book._id);
  const stars = docs.flatMap((one) => one.get('shown.stars') ?? []);
  const kept = (await documentAt(`ratings/${book._id}`)).data();
  const { count = 0, sum = 0 } = kept ?? {};
  expect({ count, sum }).toEqual({ count: stars.length, sum: stars.reduce((all, one) => all + one, 0) });
  const body = await get('/api/catalogue?fresh=1&literal=1&q=tide%20table');
  expect(body.books[0].rating).toEqual(bookRating(count, sum));
  return { count, sum };
}

it('Only a shopper to whom the book was delivered, and who keeps it, reviews it', async () => {
  const at = new Date().toISOString();
  const returned = { lineChanges: [{ bookId: book._id, state: 'returned', at }] };
  const withdrawn = { withdrawals: [{ at, name: 'Ada', books: '', isLate: false }] };
  const others = await Promise.all([
    ...(['placed', 'shipped', 'cancelled', 'returned'] as const).map((status) => buyer(status)),
    buyer('delivered', returned),
    buyer('delivered', withdrawn),
    registerShopper(),
  ]);
  for (const shopper of others) expectRefused(await review(shopper), 403);
});

describe('a review', () => {
  it('is one, however often it is sent at once, and waits', async () => {
    const answers = await inParallel(5, () => review(reader));
    answers.forEach(succeeded);
    const stored = await database().collection('reviews').where('uid', '==', reader.uid).get();
    expect(stored.size).toBe(1);
    expect(await ownReview(reader)).toMatchObject({ ...praise, status: 'waiting', title: book.title });
    expect(await shownTexts()).toEqual([]);
    expect(await get('/api/admin/reviews/counts')).toMatchObject({ waiting: 1 });
  });

  it('is published once, and stays as it was while the shopper writes it anew', async () => {
    const answers = await inParallel(3, () => decide(reader, 'published'));
    answers.forEach(succeeded);
    expect(await rating()).toEqual({ count: 1, sum: 5 });
    await review(reader, { stars: 2, text: 'Not as good the third time.' });
    expect(await shownTexts()).toEqual([praise.text]);
    expect(await rating()).toEqual({ count: 1, sum: 5 });
    succeeded(await decide(reader, 'published'));
    expect(await rating()).toEqual({ count: 1, sum: 2 });
  });

  it('names no shopper to visitors, and what it holds is text', async () => {
    const hostile = '<script>alert(1)</script> [win](javascript:alert(1)) \u202ehttps://evil.example';
    await review(reader, { text: hostile, name: '<b>Ada</b>' });
    await decide(reader, 'published');
    const { reviews } = (await listReviews()).body;
    expect(reviews).toEqual([
      {
        key: expect.stringMatching(/^[0-9a-f]{20}$/),
        at: expect.any(String),
        stars: 5,
        text: hostile.replace('\u202e', ''),
        name: '<b>Ada</b>',
      },
    ]);
    expect(JSON.stringify(reviews)).not.toContain(reader.uid);
  });

  it('is taken down for a reason that its shopper reads, and that is undone', async () => {
    expectRefused(await decide(reader, 'withdrawn'), 400, 'reason');
    const { key, version } = (await decide(reader, 'withdrawn', 'It names a neighbour.')).body;
    expect(await ownReview(reader)).toMatchObject({ status: 'withdrawn', reason: 'It names a neighbour.' });
    expect(await rating()).toEqual({ count: 0, sum: 0 });
    await inParallel(2, () => asAdmin('POST', `/api/admin/reviews/${key}/undo`, undefined, { version }));
    expect(await ownReview(reader)).toMatchObject({ status: 'published', reason: '' });
    expect(await rating()).toEqual({ count: 1, sum: 5 });
    const [undone, taken] = await entriesAbout(session, key);
    expect([undone, taken].map((entry) => entry && inShort(entry))).toEqual([
      'review undone by Owner',
      'review takenDown by Owner',
    ]);
  });

  it('is not shown once its new text is refused, nor is the old one', async () => {
    await review(reader, { text: 'Buy elsewhere.' });
    const { key, version } = await ownReview(reader);
    await decide(reader, 'refused', 'Advertising.');
    expect(await shownTexts()).toEqual([]);
    expect(await rating()).toEqual({ count: 0, sum: 0 });
    const path = `/api/admin/reviews/${key}/status`;
    expectRefused(await asAdmin('POST', path, { to: 'published' }, { version }), 412);
  });

  it('has a reply of the shop, and reports that hide nothing and raise it at the desk', async () => {
    await decide(reader, 'published');
    const { key } = await ownReview(reader);
    await asAdmin('PUT', `/api/admin/reviews/${key}/reply`, { text: 'Thank you.' });
    expect((await listReviews()).body.reviews).toMatchObject([{ reply: { text: 'Thank you.' } }]);
    const reported = await inParallel(3, () => call('POST', `/api/reviews/${key}/reports`));
    reported.forEach(succeeded);
    expect((await get('/api/admin/reviews?list=reported')).reviews).toMatchObject([
      { key, reports: 1, status: 'published' },
    ]);
    await asAdmin('DELETE', `/api/admin/reviews/${key}/reports`);
    expect(await get('/api/admin/reviews/counts')).toMatchObject({ reported: 0 });
  });

  it('is deleted by its shopper, with its stars', async () => {
    const other = await buyer();
    await review(other, { stars: 3 });
    await decide(other, 'published');
    expect(await rating()).toEqual({ count: 2, sum: 8 });
    const { token } = other;
    const remove = () => call('DELETE', `/api/account/reviews/${book._id}`, { token });
    const { key } = await ownReview(other);
    const [atDesk, ...removed] = await Promise.all([
      asAdmin('POST', `/api/admin/reviews/${key}/status`, { to: 'withdrawn', reason: 'It is a test.' }),
      ...Array.from({ length: 5 }, remove),
    ]);
    expect([200, 404]).toContain(atDesk.status);
    removed.forEach(succeeded);
    expect(await rating()).toEqual({ count: 1, sum: 5 });
  });

  it('goes with its shopper, and the export holds it before', async () => {
    const { token } = reader;
    const exported = await call('GET', '/api/account/export', { token });
    expect(exported.body.reviews).toMatchObject([{ bookId: book._id, text: 'Buy elsewhere.' }]);
    await eraseShopper(reader.uid, () => undefined);
    expect(await rating()).toEqual({ count: 0, sum: 0 });
    expect(await shownTexts()).toEqual([]);
  });
});

it('A page of reviews is bounded and goes on where it ended', async () => {
  const batch = database().batch();
  for (let index = 0; index < 13; index += 1) {
    const at = new Date(Date.UTC(2026, 0, 1 + (index >> 1)));
    const data = { bookId: 'many', key: `key-${index}`, at, shown: { ...praise, at }, ...praise };
    batch.set(database().doc(`reviews/many_${index}`), data);
  }
  await batch.commit();
  const first = (await call('GET', '/api/books/many/reviews')).body;
  const second = (await call('GET', `/api/books/many/reviews?after=${encodeURIComponent(first.next)}`)).body;
  const keys = [...first.reviews, ...second.reviews].map(({ key }: Review) => key);
  expect([first.reviews.length, new Set(keys).size, second.next]).toEqual([10, 13, undefined]);
});

it('A shop without reviews has neither the list nor the form', async () => {
  await turn(false);
  expectRefused(await listReviews(), 404);
  expectRefused(await review(await buyer()), 404);
});
