import { type Book, readBook, type StoredBook } from '@bookstore/functions/shared/book';
import { type Order, readOrder } from '@bookstore/functions/shared/order';
import {
  collection,
  type DocumentData,
  type DocumentReference,
  doc,
  documentId,
  type FirestoreDataConverter,
  limit,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore';
import { firestore } from './firestore.ts';

/** Reads a collection's documents as the shop's own types; browsers never write them. */
function readAs<Model>(read: (id: string, data: DocumentData) => Model): FirestoreDataConverter<Model> {
  return {
    fromFirestore: (snapshot: QueryDocumentSnapshot) => read(snapshot.id, snapshot.data()),
    toFirestore() {
      throw new Error('Documents are written by the API alone');
    },
  };
}

const books = collection(firestore, 'books').withConverter(readAs(readBook));
const orders = collection(firestore, 'orders').withConverter(readAs(readOrder));

export function bookReference(id: string): DocumentReference<StoredBook> {
  return doc(books, id);
}

/** The next books, newest first, after one of them or from the beginning. */
export function newestBooksQuery(after: Book | undefined, count: number): Query<StoredBook> {
  const newestFirst = query(books, orderBy('createdAt', 'desc'), orderBy(documentId(), 'desc'));
  const rest = after
    ? query(newestFirst, startAfter(Timestamp.fromDate(new Date(after.createdAt)), after._id))
    : newestFirst;
  return query(rest, limit(count));
}

/** A shopper's newest orders; the rules let nobody read more than 100 at once. */
export function ordersOfQuery(uid: string, count: number): Query<Order> {
  return query(orders, where('uid', '==', uid), orderBy('createdAt', 'desc'), limit(count));
}
