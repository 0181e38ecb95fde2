import type { Book } from '@bookstore/functions/shared/book';
import type { Order } from '@bookstore/functions/shared/order';
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

const isoOf = (time: unknown): string => (time instanceof Timestamp ? time.toDate().toISOString() : '');
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** A book of the database, with the version that an edit of it must name. */
export interface StoredBook extends Book {
  version: number;
}

function readBook(id: string, data: DocumentData): StoredBook {
  return {
    _id: id,
    title: textOf(data.title),
    description: textOf(data.description),
    category: textOf(data.category),
    ...(data.author ? { author: textOf(data.author) } : {}),
    coverImage: textOf(data.coverImage),
    newPrice: numberOf(data.newPrice),
    oldPrice: numberOf(data.oldPrice),
    trending: data.trending === true,
    createdAt: isoOf(data.createdAt),
    version: data.updatedAt instanceof Timestamp ? data.updatedAt.toMillis() : 0,
  };
}

function readOrder(id: string, data: DocumentData): Order {
  const { street, city, country, state, zipcode } = data.address ?? {};
  return {
    _id: id,
    name: textOf(data.name),
    email: textOf(data.email),
    phone: textOf(data.phone),
    address: {
      street: textOf(street),
      city: textOf(city),
      country: textOf(country),
      state: textOf(state),
      zipcode: textOf(zipcode),
    },
    productIds: data.productIds ?? [],
    totalPrice: textOf(data.totalPrice),
    lines: data.lines ?? [],
    createdAt: isoOf(data.createdAt),
  };
}

const books = collection(firestore, 'books').withConverter(readAs(readBook));
const orders = collection(firestore, 'orders').withConverter(readAs(readOrder));

export function bookReference(id: string): DocumentReference<StoredBook> {
  return doc(books, id);
}

/** The next books, newest first, after one of them or from the beginning. */
export function newestBooksQuery(after: StoredBook | undefined, count: number): Query<StoredBook> {
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
