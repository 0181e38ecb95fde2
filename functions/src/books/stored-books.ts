import { FieldPath, type QueryDocumentSnapshot, type Timestamp } from 'firebase-admin/firestore';
import { readAt } from '../platform/firebase.ts';
import { bookCollection } from './book-store.ts';

const pageSize = 500;

/** The documents of all books as they were at a moment, newest first, a page at a time. */
export async function* storedBooksAt(readTime: Timestamp): AsyncGenerator<QueryDocumentSnapshot> {
  const query = bookCollection()
    .orderBy('createdAt', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .limit(pageSize);
  let last: QueryDocumentSnapshot | undefined;
  do {
    const next = last ? query.startAfter(last) : query;
    const { docs } = await readAt(readTime, (moment) => moment.get(next));
    yield* docs;
    last = docs.length === pageSize ? docs.at(-1) : undefined;
  } while (last);
}
