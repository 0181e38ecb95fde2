import { Timestamp } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { laterBy } from '../platform/timestamps.ts';
import { type IsbnLookup, validProposal } from '../shared/book/isbn-lookup.ts';

/** How long answers are cached, including that a book is unknown. */
const keptMs = 30 * 24 * 60 * 60_000;

function reference(isbn: string) {
  return collection('isbnLookups').doc(isbn);
}

export async function keptLookup(isbn: string, now: Date): Promise<IsbnLookup | undefined> {
  const snapshot = await reference(isbn).get();
  const { expiresAt, isKnown, book } = snapshot.data() ?? {};
  // The database's TTL deletes expired documents only some time later.
  if (!(expiresAt instanceof Timestamp) || expiresAt.toMillis() <= now.getTime()) return undefined;
  return { isbn, state: isKnown ? 'found' : 'unknown', book: validProposal(book) };
}

export async function keepLookup({ isbn, state, book }: IsbnLookup, now: Date): Promise<void> {
  await reference(isbn).set({ isKnown: state === 'found', book, expiresAt: laterBy(keptMs, now) });
}
