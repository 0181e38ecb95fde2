import { type DocumentSnapshot, FieldPath } from 'firebase-admin/firestore';
import type { Shopper } from '../auth/callers.ts';
import { bookCollection, storedBook } from '../books/book-store.ts';
import { addOrderMails } from '../mail/mail-store.ts';
import { BooksChanged, priceOrder } from '../orders/order-check.ts';
import { orderCollection, orderDocument } from '../orders/order-document.ts';
import { requestHash } from '../orders/order-identity.ts';
import { countOrder, orderTimesReference } from '../orders/order-limit-store.ts';
import { orderNumber } from '../orders/order-number.ts';
import { collection } from '../platform/collections.ts';
import { database, streamDocuments } from '../platform/firebase.ts';
import { KeyReused, TooManyRequests, Unavailable } from '../platform/http/api-errors.ts';
import { isWriteConflict } from '../platform/http/database-errors.ts';
import { pauseAfterConflict } from '../platform/http/retry-conflicts.ts';
import { type Order, type OrderRequest, readOrder } from '../shared/order/order.ts';
import { countOrderChange } from '../stats/order-counts.ts';
import { inTurn } from '../stock/book-queues.ts';
import { takeStock } from '../stock/order-stock.ts';
import { countedBook, readStocks, stockReference } from '../stock/stock-store.ts';

/** Far more than a call has time for. */
const mostTries = 100;

/** An order, and whether this very call placed it. */
export interface PlacedOrder {
  order: Order;
  isNew: boolean;
}

/** The order that was placed under this key before. @throws KeyReused when the key was another order's */
function replayOf(id: string, data: Readonly<Record<string, unknown>>, request: OrderRequest): PlacedOrder {
  if (data.requestHash !== requestHash(request)) throw new KeyReused(id);
  return { order: readOrder(id, data), isNew: false };
}

async function findReplay(id: string, request: OrderRequest): Promise<PlacedOrder | undefined> {
  const data = (await orderCollection().doc(id).get()).data();
  return data && replayOf(id, data, request);
}

/** An order that somebody wants to place. */
interface WantedOrder {
  id: string;
  shopper: Shopper;
  request: OrderRequest;
  now: Date;
}

/**
 * What an order depends on beside its books. Read without a lock, so that many tries do not wait for each other: should
 * one of these documents come into being or change after this, the order is not written.
 */
async function readBefore({ id, shopper, request }: WantedOrder) {
  const [orderTimes, earlier, ...stocks] = await database().getAll(
    orderTimesReference(shopper.uid),
    orderCollection().doc(id),
    ...request.productIds.map(stockReference),
  );
  if (!orderTimes || !earlier) throw new Error('The database has not answered for every document');
  return { orderTimes, earlier: earlier.data(), stocks: stocks.filter(({ exists }) => exists) };
}

/**
 * The books are read, the total is checked and the order written with the counters and the stock, all or nothing.
 * @param stocked the ids of its books that are counted
 */
function writeOrder(
  { id, shopper, request, now }: WantedOrder,
  number: string,
  orderTimes: DocumentSnapshot,
  stocked: readonly string[],
): Promise<PlacedOrder> {
  const books = request.productIds.map((bookId) => bookCollection().doc(bookId));
  return database().runTransaction(async (transaction) => {
    const [snapshots, stocks] = await Promise.all([transaction.getAll(...books), readStocks(stocked)]);
    const found = snapshots.filter((snapshot) => snapshot.exists).map((one) => storedBook(one).book);
    const counted = snapshots
      .map((book) => countedBook(stocks.get(book.id), book))
      .filter((one) => one !== undefined);
    const soldOut = counted.filter(({ stock }) => stock.onHand === 0).map(({ bookId }) => bookId);
    const lines = priceOrder(request, found, new Set(soldOut));
    const stockTaken = counted.map(({ bookId }) => bookId);
    const placed = orderDocument({ number, shopper, request, lines, stockTaken, placedAt: now });
    const order = readOrder(id, { ...placed });
    countOrder(transaction, orderTimes, now.getTime());
    transaction.create(orderCollection().doc(id), placed);
    transaction.create(collection('orderNumbers').doc(number), { orderId: id });
    takeStock(transaction, id, counted, now);
    const figures = { placedAt: now, totalCents: placed.totalCents, bookIds: placed.productIds };
    countOrderChange(transaction, figures, undefined, 'placed');
    addOrderMails(transaction, order, shopper.uid, now);
    return { order, isNew: true };
  });
}

async function tryToPlace(wanted: WantedOrder, number: string): Promise<PlacedOrder> {
  const { orderTimes, earlier, stocks } = await readBefore(wanted);
  if (earlier) return replayOf(wanted.id, earlier, wanted.request);
  const stocked = stocks.map(({ id }) => id);
  const write = () => writeOrder(wanted, number, orderTimes, stocked);
  // Who comes for nothing need not wait for the others.
  const isSoldOut = stocks.some((stock) => stock.get('onHand') === 0);
  return isSoldOut ? write() : inTurn(stocked, write);
}

/**
 * Places an order once, however often it is tried.
 * @throws BooksChanged when the total, a book or its stock is no longer what the shopper saw, KeyReused,
 * TooManyRequests when the shopper has placed too many orders lately
 */
export async function placeOrder(
  id: string,
  shopper: Shopper,
  request: OrderRequest,
  now: Date,
): Promise<PlacedOrder> {
  // A conflict means that another order of this shopper was placed; or that another instance has changed the stock of
  // one of the books; or, hardly ever, that another order has the number, so the next try takes another one.
  for (let tries = 0; ; tries += 1) {
    try {
      return await tryToPlace({ id, shopper, request, now }, orderNumber(id, tries));
    } catch (error) {
      if (isWriteConflict(error)) {
        if (tries === mostTries) throw new Unavailable();
        await pauseAfterConflict(tries);
        continue;
      }
      if (!(error instanceof BooksChanged || error instanceof TooManyRequests)) throw error;
      // A retry stays a retry, also when a price has changed or the hour is full since the order was placed.
      const replay = await findReplay(id, request);
      if (replay) return replay;
      throw error;
    }
  }
}

/** All orders of a shopper, newest first, one at a time. */
export async function* listOrders(uid: string, signal?: AbortSignal): AsyncGenerator<Order> {
  const query = orderCollection()
    .where('uid', '==', uid)
    .orderBy('createdAt', 'desc')
    .orderBy(FieldPath.documentId(), 'desc');
  for await (const snapshot of streamDocuments(query, signal)) yield readOrder(snapshot.id, snapshot.data());
}

/** The orders with these ids that there are, in the order of the ids. */
export async function findOrders(ids: readonly string[]): Promise<Order[]> {
  const snapshots = await database().getAll(...ids.map((id) => orderCollection().doc(id)));
  return snapshots.flatMap((snapshot) => {
    const data = snapshot.data();
    return data ? [readOrder(snapshot.id, data)] : [];
  });
}

/** The orders that were placed from an instant on and before another one, oldest first, one at a time. */
export async function* ordersBetween(from: Date, until: Date, signal: AbortSignal): AsyncGenerator<Order> {
  const query = orderCollection()
    .where('createdAt', '>=', from)
    .where('createdAt', '<', until)
    .orderBy('createdAt')
    .orderBy(FieldPath.documentId());
  for await (const snapshot of streamDocuments(query, signal)) yield readOrder(snapshot.id, snapshot.data());
}
