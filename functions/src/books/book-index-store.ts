import { isDeepStrictEqual } from 'node:util';
import { type DocumentReference, type DocumentSnapshot, FieldPath } from 'firebase-admin/firestore';
import { database } from '../firebase.ts';
import { searchKeywords } from './book-search.ts';
import { bookCollection, storedBook } from './book-store.ts';
import { markNewestBooksChanged, newestBooks } from './newest-books-cache.ts';

/** How many books are read at a time, and corrected at once. */
const batchSize = 100;

/** The keywords that a book should be found by, where it has others. */
function missingKeywords(snapshot: DocumentSnapshot): string[] | undefined {
  const keywords = searchKeywords(storedBook(snapshot).book);
  return isDeepStrictEqual(snapshot.get('keywords'), keywords) ? undefined : keywords;
}

/**
 * Corrects one book as it is now, so that an edit which comes in between is neither lost nor missed. Its version
 * stays: nothing changes that an admin could have edited. @returns whether there was something to correct
 */
function correct(reference: DocumentReference): Promise<boolean> {
  return database().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(reference);
    const keywords = snapshot.exists ? missingKeywords(snapshot) : undefined;
    if (keywords) transaction.update(reference, { keywords });
    return keywords !== undefined;
  });
}

/**
 * Makes anew what is derived from the books: the keywords that search looks up, and the newest books' cache. The shop
 * may be open. @param report is told after each batch how many books were looked at and corrected so far.
 */
export async function reindexBooks(report: (read: number, corrected: number) => void): Promise<void> {
  const byId = bookCollection().orderBy(FieldPath.documentId()).limit(batchSize);
  let [read, corrected] = [0, 0];
  let { docs } = await byId.get();
  while (docs.length > 0) {
    const wrong = docs.filter((snapshot) => missingKeywords(snapshot));
    const done = await Promise.all(wrong.map(({ ref }) => correct(ref)));
    read += docs.length;
    corrected += done.filter(Boolean).length;
    report(read, corrected);
    docs = (await byId.startAfter(docs.at(-1)).get()).docs;
  }
  const batch = database().batch();
  markNewestBooksChanged(batch);
  await batch.commit();
  await newestBooks();
}
