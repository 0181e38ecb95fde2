import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { collection } from '../../functions/src/platform/collections.ts';
import { foldChanges } from '../../functions/src/use-cases/catalogue/fold-catalogue.ts';
import { changeRating } from '../../functions/src/use-cases/reviews/change-rating.ts';
import { repairRatings } from '../../functions/src/use-cases/reviews/repair-ratings.ts';
import { shopAddress } from '../emulators/project.ts';
import { asAdmin, get, put, set } from './desk-calls.ts';
import { storeBook } from './stored-books.ts';

const book = await storeBook({ title: 'Rated Quixotically' });

/** Publishes a review of so many stars, or, with a count of -1, takes one down. */
async function rate(sum: number, count = 1) {
  await changeRating(book._id, () => ({ count, sum }));
}

const inList = async (query: string) => await get(`/api/catalogue?fresh=1&literal=1&q=quixotically${query}`);
const onPage = () => asAdmin('GET', `/api/books/${book._id}?fresh=1`);
const pageHtml = async () => (await fetch(`${shopAddress}/books/${book._id}`)).text();

it('a published review reaches the lists and the page of its book at once, and none in a shop without reviews', async () => {
  const before = await onPage();
  await rate(5);
  expect(await onPage()).toMatchObject({ body: before.body });
  expect((await inList('&rating=4&sort=best-rated')).facets).not.toHaveProperty('rating');

  await set({ reviews: true });
  await rate(4);
  const rating = { count: 2, mean: 4.5 };
  const rated = await onPage();
  expect(rated.body).toEqual({ ...before.body, rating });
  const list = await inList('&rating=4&sort=best-rated');
  expect(list.books).toMatchObject([{ _id: book._id, rating }]);
  expect(list.facets.rating).toEqual([{ value: '4', label: '4 stars and up', count: 1 }]);
  expect(await get(`/api/books?ids=${book._id}`)).toMatchObject([{ rating }]);
  const html = await pageHtml();
  expect(html).toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":4.5,"reviewCount":2}');
  expect(html).toMatch(/Rated .*4\.5 of 5 by 2 buyers/);

  // An edit does not count; a fold counts again.
  const { _id, createdAt: _, ...fields } = book;
  const edit = { ...fields, title: 'Quixotically Edited' };
  await put(`/api/books/edit/${_id}`, edit);
  expect((await inList('')).books).toMatchObject([{ title: 'Quixotically Edited', rating }]);
  await foldChanges();
  expect((await inList('')).books).toMatchObject([{ rating }]);

  await rate(-9, -2);
  expect((await inList('')).books).not.toMatchObject([{ rating: expect.anything() }]);
  expect(await pageHtml()).not.toContain('aggregateRating');
});

it('a rating that is wrong is put right by a recount, which leaves the others alone', async () => {
  await set({ reviews: true });
  const rated = await storeBook({ title: 'Quixotically Miscounted' });
  const published = { stars: 4, text: '', name: 'Ada', at: Timestamp.now() };
  const review = { bookId: rated._id, uid: 'ada', key: 'miscounted', title: rated.title, shown: published };
  await collection('reviews').doc(`${rated._id}_ada`).create(review);
  await rate(5);
  expect(await repairRatings()).toEqual(expect.arrayContaining([rated._id, book._id]));
  const { books } = await inList('');
  expect(books).toContainEqual(expect.objectContaining({ _id: rated._id, rating: { count: 1, mean: 4 } }));
  expect(books).not.toContainEqual(expect.objectContaining({ _id: book._id, rating: expect.anything() }));
  expect(await repairRatings()).toEqual([]);
});
