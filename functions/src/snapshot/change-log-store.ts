import {
  AggregateField,
  type DocumentData,
  type DocumentReference,
  FieldValue,
  type Timestamp,
} from 'firebase-admin/firestore';
import { bookDocument } from '../books/book-document.ts';
import { collection } from '../platform/collections.ts';
import { type CreatingWrite, database } from '../platform/firebase.ts';
import type { BookChange, CountedBook } from './change-log.ts';

/** The most changes of a document, which may take 1 MiB: the longest book takes less than 20 KB. */
const changesPerDocument = 50;

function storedChange({ id, version, book }: BookChange): DocumentData {
  if (!book) return { id, version };
  // The catalogue has no sample, and a document of the log has room for fifty books.
  const { _id, createdAt, sample: _, ...fields } = book;
  return { id, version, book: bookDocument(fields, new Date(createdAt), new Date(version)) };
}

/**
 * Notes changes of books for the catalogue, within the very transaction or batch that makes them: new documents, so
 * that no change waits for another one.
 */
export function logChanges(write: CreatingWrite, changes: readonly BookChange[], store = database()): void {
  for (let start = 0; start < changes.length; start += changesPerDocument) {
    const some = changes.slice(start, start + changesPerDocument);
    write.create(collection('bookChanges', store).doc(), {
      at: FieldValue.serverTimestamp(),
      size: some.length,
      changes: some.map(storedChange),
    });
  }
}

/**
 * Notes what was counted of a book, all of it and not what was added, since an instance may read it twice. Like
 * {@link logChanges}, but the counts of one book must be written one after the other.
 */
export function logCount(write: CreatingWrite, counted: CountedBook): void {
  const at = FieldValue.serverTimestamp();
  write.create(collection('bookChanges').doc(), { at, size: 0, changes: [], counted });
}

/** How much waits in the log, and at which moment that was so: one read for each thousand documents. */
export async function countLoggedChanges(): Promise<{
  documents: number;
  books: number;
  readTime: Timestamp;
}> {
  const counted = await collection('bookChanges')
    .aggregate({ documents: AggregateField.count(), books: AggregateField.sum('size') })
    .get();
  return { ...counted.data(), readTime: counted.readTime };
}

export function changeReferences(ids: readonly string[]): DocumentReference[] {
  return ids.map((id) => collection('bookChanges').doc(id));
}
