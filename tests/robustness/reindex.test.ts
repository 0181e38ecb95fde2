import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookCollection } from '../../functions/src/books/book-document.ts';
import { openCatalogue } from '../../functions/src/catalogue/shop-catalogue.ts';
import { collection } from '../../functions/src/platform/collections.ts';
import type { Book } from '../../functions/src/shared/book/book.ts';
import { signInAdmin } from '../api/accounts.ts';
import { call, inParallel } from '../api/shop-api.ts';
import { removeStoredBooks, storeBooks } from '../api/stored-books.ts';
import { adminBookFields, makeBook } from '../fixtures/factories.ts';
import { catalogueTitles, storedTitles } from './catalogue-model.ts';
import { runMaintenance } from './maintenance.ts';
import { runSize } from './run-size.ts';

const makeBooks = (count: number): Book[] =>
  Array.from({ length: count }, () => makeBook({ createdAt: new Date().toISOString() }));

/** In a full run more than the command reads at a time. */
const books = makeBooks(runSize({ quick: 100, full: 640 }));
const edited = books.slice(0, 4);

async function documentOf({ _id }: Book) {
  return (await bookCollection().doc(_id).get()).data() ?? {};
}

beforeAll(() => storeBooks(books));

afterAll(() => removeStoredBooks(books));

it('reindexing makes the catalogue of the books anew and loses no edit', async () => {
  const token = await signInAdmin();
  const [untouched] = books.slice(-1);
  const before = untouched ? await documentOf(untouched) : {};
  // A book that is missing in the catalogue, as one that was written by hand.
  const byHand = bookCollection().doc();
  await byHand.set({ ...before, title: 'Written by hand' });
  const [{ code, output }] = await Promise.all([
    runMaintenance('reindex', []),
    inParallel(edited.length, async (index) => {
      const body = { ...adminBookFields, title: `Edited ${index} meanwhile` };
      const answer = await call('PUT', `/api/books/edit/${edited[index]?._id}`, { token, body });
      expect(answer.status).toBe(200);
    }),
  ]);
  expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('Reindexed') });
  const stored = await storedTitles();
  expect(stored).toContainEqual([byHand.id, 'Written by hand']);
  for (const [index, { _id }] of edited.entries()) {
    expect(stored).toContainEqual([_id, `Edited ${index} meanwhile`]);
  }
  expect(catalogueTitles(await openCatalogue().present())).toEqual(stored);
  if (untouched) expect(await documentOf(untouched)).toEqual(before);
  expect((await collection('bookChanges').count().get()).data().count).toBeLessThanOrEqual(edited.length);
  await byHand.delete();
});
