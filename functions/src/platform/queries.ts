import {
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { parseCursor } from '../shared/values/list-cursor.ts';

/** A list, newest first, that continues after the caller's last page. */
export function startingAfter(query: Query, after: string | undefined): Query {
  const cursor = after === undefined ? undefined : parseCursor(after);
  return cursor ? query.startAfter(Timestamp.fromDate(cursor.createdAt), cursor.id) : query;
}

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
