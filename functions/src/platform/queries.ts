import {
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { parseCursor } from '../shared/values/list-cursor.ts';

/** A list, newest first, after the document at which the caller's last page has ended. */
export function startingAfter(query: Query, after: string | undefined): Query {
  const cursor = after === undefined ? undefined : parseCursor(after);
  return cursor ? query.startAfter(Timestamp.fromDate(cursor.createdAt), cursor.id) : query;
}

/** All that a query finds, a page of so many documents at a time. */
export async function* pagesOf(
  query: Query,
  size: number,
  read: (page: Query) => Promise<QuerySnapshot> = (page) => page.get(),
): AsyncGenerator<QueryDocumentSnapshot[]> {
  const first = query.limit(size);
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await read(last ? first.startAfter(last) : first);
    yield docs;
    last = docs.length === size ? docs.at(-1) : undefined;
  } while (last);
}
