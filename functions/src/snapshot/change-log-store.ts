import {
  AggregateField,
  type DocumentData,
  type DocumentReference,
  FieldValue,
  type Query,
  type QueryDocumentSnapshot,
  type Timestamp,
} from 'firebase-admin/firestore';
import { bookDocument } from '../books/book-document.ts';
import { collection } from '../platform/collections.ts';
import { type CreatingWrite, database, readAt } from '../platform/firebase.ts';
import { readBook } from '../shared/book/book.ts';
import { type BookChange, type ChangeDocument, ChangeLog } from './change-log.ts';

/** The most changes of a document, which may take 1 MiB: the longest book takes less than 20 KB. */
const changesPerDocument = 50;

function storedChange({ id, version, book }: BookChange): DocumentData {
  if (!book) return { id, version };
  const { _id, createdAt, ...fields } = book;
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

function readChange({ id, version, book }: DocumentData): BookChange {
  return { id, version, ...(book ? { book: readBook(id, book).book } : {}) };
}

function changeDocument(snapshot: QueryDocumentSnapshot): ChangeDocument {
  const changes: DocumentData[] = snapshot.get('changes');
  return {
    id: snapshot.id,
    committedAt: String(snapshot.createTime.valueOf()),
    changes: changes.map(readChange),
  };
}

/** How much waits in the log, and at which moment that was so: one read for each thousand documents. */
export async function countChanges(): Promise<{ documents: number; books: number; readTime: Timestamp }> {
  const counted = await collection('bookChanges')
    .aggregate({ documents: AggregateField.count(), books: AggregateField.sum('size') })
    .get();
  return { ...counted.data(), readTime: counted.readTime };
}

function documentsAt(readTime: Timestamp, query: Query): Promise<ChangeDocument[]> {
  return readAt(readTime, async (moment) => (await moment.get(query)).docs.map(changeDocument));
}

/** The whole log as it was at a moment, in the order in which it was written. */
export async function readChanges(readTime: Timestamp): Promise<ChangeDocument[]> {
  const documents = await documentsAt(readTime, collection('bookChanges'));
  return documents.sort((one, other) => (one.committedAt < other.committedAt ? -1 : 1));
}

/**
 * The log as it was at a moment, when it had so many documents; `known` is what was known of the same generation. All
 * of that is still there, so a log with as many documents has exactly those. The server sets `at` somewhat before it
 * commits: where the newest documents are not those that were missing, all are read.
 */
export async function logAt(
  readTime: Timestamp,
  documents: number,
  known: ChangeLog | undefined,
): Promise<ChangeLog> {
  if (known?.size === documents) return known;
  if (known && known.size < documents) {
    const newest = collection('bookChanges')
      .orderBy('at', 'desc')
      .limit(documents - known.size);
    const log = known.with(await documentsAt(readTime, newest));
    if (log.size === documents) return log;
  }
  return documents > 0 ? ChangeLog.empty.with(await readChanges(readTime)) : ChangeLog.empty;
}

/** The documents of the log with these ids. */
export function changeReferences(ids: readonly string[]): DocumentReference[] {
  return ids.map((id) => collection('bookChanges').doc(id));
}
