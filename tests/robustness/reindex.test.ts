import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchKeywords } from '../../functions/src/books/book-search.ts';
import { bookCollection } from '../../functions/src/books/book-store.ts';
import { collection } from '../../functions/src/collections.ts';
import { database } from '../../functions/src/firebase.ts';
import type { Book } from '../../functions/src/shared/book.ts';
import { signInAdmin } from '../api/accounts.ts';
import { adminBookFields } from '../api/admin-calls.ts';
import { call, inParallel } from '../api/shop-api.ts';
import { removeStoredBooks, storeBooks } from '../api/stored-books.ts';
import { makeBook } from '../fixtures/factories.ts';
import { holds } from '../promises/holds.ts';
import { runMaintenance } from './maintenance.ts';

const makeBooks = (count: number): Book[] =>
  Array.from({ length: count }, () => makeBook({ createdAt: new Date().toISOString() }));

const untouched = makeBook({ title: 'The Unfindable Almanac', createdAt: new Date().toISOString() });
/** Are edited while the command runs. */
const edited = makeBooks(4);
/** Those that search looks up by something else than their words. */
const outdated = [untouched, ...edited, ...makeBooks(35)];
/** More than the command reads at a time. */
const books = [...outdated, ...makeBooks(80)];

async function documentOf({ _id }: Book) {
  return (await bookCollection().doc(_id).get()).data() ?? {};
}

beforeAll(async () => {
  await storeBooks(books);
  const batch = database().batch();
  for (const { _id } of outdated) batch.update(bookCollection().doc(_id), { keywords: ['outdated'] });
  // A cache that says it is current and is not.
  batch.set(collection('caches').doc('newestBooks'), { changes: 7, readAt: 7, books: [] });
  await batch.commit();
});

afterAll(() => removeStoredBooks(books));

it('reindexing corrects what is outdated, loses no edit, and finds nothing to do again', {
  ...holds('recovery/reindex'),
  timeout: 60_000,
}, async () => {
  const token = await signInAdmin();
  const { updatedAt } = await documentOf(untouched);
  const [first] = await Promise.all([
    runMaintenance('reindex', []),
    inParallel(edited.length, async (index) => {
      const body = { ...adminBookFields, title: `Edited ${index} meanwhile` };
      const answer = await call('PUT', `/api/books/edit/${edited[index]?._id}`, { token, body });
      expect(answer.status).toBe(200);
    }),
  ]);
  expect(first).toMatchObject({ code: 0 });
  const corrected = Number(/of which (\d+) had other keywords\.$/m.exec(first.output)?.[1]);
  expect(corrected).toBeGreaterThanOrEqual(outdated.length - edited.length);
  expect(corrected).toBeLessThanOrEqual(outdated.length);

  for (const [index, book] of edited.entries()) {
    const { title, keywords, author } = await documentOf(book);
    expect(title).toBe(`Edited ${index} meanwhile`);
    expect(keywords).toEqual(searchKeywords({ title, author }));
  }
  const found = await call('GET', '/api/books?q=unfindable%20almanac');
  expect(found.body).toMatchObject([{ _id: untouched._id }]);
  expect((await documentOf(untouched)).updatedAt).toEqual(updatedAt);

  const second = await runMaintenance('reindex', []);
  expect(second.output).toContain('of which 0 had other keywords.');
  const cache = (await collection('caches').doc('newestBooks').get()).data();
  expect(cache?.books).toHaveLength(18);
  expect(cache?.readAt).toBe(cache?.changes);
});
