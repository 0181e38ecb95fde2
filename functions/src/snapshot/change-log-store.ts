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

/** A document takes 1 MiB; the longest book is under 20 KB. */
const changesPerDocument = 50;

function storedChange({ id, version, book }: BookChange): DocumentData {
  if (!book) return { id, version };
  // Without the sample: the catalogue does not need it, and fifty books must fit into a document.
  const { _id, createdAt, sample: _, ...fields } = book;
  return { id, version, book: bookDocument(fields, new Date(createdAt), new Date(version)) };
}

/**
 * Logs changes for the catalogue within the transaction or batch that makes them, in new documents, so that changes do
 * not wait for each other.
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
 * Logs totals, not increments, since an instance may read an entry twice. Like {@link logChanges}, but counts of one
 * book must be written one after the other.
 */
export function logCount(write: CreatingWrite, counted: CountedBook): void {
  const at = FieldValue.serverTimestamp();
  write.create(collection('bookChanges').doc(), { at, size: 0, changes: [], counted });
}

/** Documents in the log and the moment of counting: one read for each thousand. */
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
