import {
  type CollectionReference,
  type DocumentData,
  FieldPath,
  QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { countChanges } from '../admin/stats-store.ts';
import { bookCollection, toStoredBook } from '../books/book-store.ts';
import { coverFilesOf } from '../covers/cover-name.ts';
import { database } from '../firebase.ts';
import { KeyReused, TooManyRequests, Unavailable } from '../http/api-errors.ts';
import type { Shopper } from '../http/callers.ts';
import { isOvertaken } from '../http/database-errors.ts';
import { formatCents } from '../shared/money.ts';
import type { Order, OrderLine, OrderRequest } from '../shared/order.ts';
import { BooksChanged, settleOrder } from './order-check.ts';
import { requestHash } from './order-identity.ts';
import { countOrder, orderRateReference, ordersPerHour } from './order-rate.ts';

/** An order as the database keeps it, under its id in `orders`. */
export interface OrderDocument extends Omit<Order, '_id' | 'createdAt'> {
  uid: string;
  totalCents: number;
  /** The files in the books folder that the lines show, so that a cover in use can be found. */
  coverImages: string[];
  /** See {@link requestHash}. */
  requestHash: string;
  createdAt: Timestamp;
}

/** An order, and whether this very call placed it. */
export interface PlacedOrder {
  order: Order;
  isNew: boolean;
}

function orderCollection(): CollectionReference<OrderDocument, DocumentData> {
  return database()
    .collection('orders')
    .withConverter<OrderDocument, DocumentData>({
      toFirestore: (order) => ({ ...order }),
      // Only this file writes orders, always whole.
      fromFirestore: (snapshot) => orderFrom(snapshot.data()),
    });
}

function orderFrom(data: DocumentData): OrderDocument {
  const { uid, name, email, phone, address, productIds, totalPrice, totalCents, lines } = data;
  const { coverImages, requestHash, createdAt } = data;
  return {
    uid,
    name,
    email,
    phone,
    address,
    productIds,
    totalPrice,
    totalCents,
    lines,
    coverImages,
    requestHash,
    createdAt,
  };
}

/** The document of an order of these lines that `shopper` places at `now`. */
export function orderDocument(
  shopper: Shopper,
  request: OrderRequest,
  lines: OrderLine[],
  now: Date,
): OrderDocument {
  const totalCents = lines.reduce((sum, line) => sum + line.unitCents, 0);
  return {
    uid: shopper.uid,
    name: request.name,
    email: shopper.email,
    phone: request.phone,
    address: request.address,
    productIds: request.productIds,
    totalPrice: formatCents(totalCents),
    totalCents,
    lines,
    coverImages: [...new Set(lines.flatMap((line) => coverFilesOf(line.coverImage)))],
    requestHash: requestHash(request),
    createdAt: Timestamp.fromDate(now),
  };
}

function toOrder(id: string, document: OrderDocument): Order {
  const { name, email, phone, address, productIds, totalPrice, lines, createdAt } = document;
  return {
    _id: id,
    name,
    email,
    phone,
    address,
    productIds,
    totalPrice,
    lines,
    createdAt: createdAt.toDate().toISOString(),
  };
}

/** The order that was placed under this key before. @throws KeyReused when the key was another order's */
function replayOf(id: string, document: OrderDocument, request: OrderRequest): PlacedOrder {
  if (document.requestHash !== requestHash(request)) throw new KeyReused();
  return { order: toOrder(id, document), isNew: false };
}

async function findReplay(id: string, request: OrderRequest): Promise<PlacedOrder | undefined> {
  const document = (await orderCollection().doc(id).get()).data();
  return document && replayOf(id, document, request);
}

/** The books are read, the total is checked and the order written with the counters, all or nothing. */
function writeOrder(id: string, shopper: Shopper, request: OrderRequest, now: Date): Promise<PlacedOrder> {
  const books = request.productIds.map((bookId) => bookCollection().doc(bookId));
  const reference = database().collection('orders').doc(id);
  return database().runTransaction(async (transaction) => {
    const [snapshots, [rate, earlier]] = await Promise.all([
      transaction.getAll(...books),
      // Read without a lock, so that many retries do not wait for each other: should one of these two come into being
      // or change after this, the writes below fail.
      database().getAll(orderRateReference(shopper.uid), reference),
    ]);
    if (!rate || !earlier) throw new Error('The database has not answered for every document');
    const before = earlier.data();
    if (before) return replayOf(id, orderFrom(before), request);
    const found = snapshots.filter((snapshot) => snapshot.exists).map((one) => toStoredBook(one).book);
    const placed = orderDocument(shopper, request, settleOrder(request, found), now);
    countOrder(transaction, rate, now.getTime());
    transaction.create(reference, { ...placed });
    countChanges(transaction, { orders: 1, salesCents: placed.totalCents });
    return { order: toOrder(id, placed), isNew: true };
  });
}

/**
 * Places an order once, however often it is tried.
 * @throws BooksChanged when the total or a book is no longer what the shopper saw, KeyReused, TooManyRequests when
 * the shopper has placed too many orders lately
 */
export async function placeOrder(
  id: string,
  shopper: Shopper,
  request: OrderRequest,
  now: Date,
): Promise<PlacedOrder> {
  // Every time that this try is overtaken, an order of this shopper was placed; so the hour is full, if not before,
  // when the last try is over.
  for (let tries = 0; ; tries += 1) {
    try {
      return await writeOrder(id, shopper, request, now);
    } catch (error) {
      const overtaken = isOvertaken(error);
      if (!overtaken && !(error instanceof BooksChanged || error instanceof TooManyRequests)) throw error;
      // A retry stays a retry, also when a price has changed or the hour is full since the order was placed.
      const replay = await findReplay(id, request);
      if (replay) return replay;
      if (!overtaken) throw error;
      if (tries > ordersPerHour) throw new Unavailable();
    }
  }
}

/** All orders of a shopper, newest first, one at a time. */
export async function* listOrders(uid: string): AsyncGenerator<Order> {
  const query = orderCollection()
    .where('uid', '==', uid)
    .orderBy('createdAt', 'desc')
    .orderBy(FieldPath.documentId(), 'desc');
  for await (const snapshot of query.stream()) {
    if (snapshot instanceof QueryDocumentSnapshot) yield toOrder(snapshot.id, orderFrom(snapshot.data()));
  }
}
