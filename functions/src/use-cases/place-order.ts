import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { addOrderMails } from '../mail/mail-store.ts';
import { createOrder, findEarlierOrder, readShoppersPast, type WantedOrder } from '../orders/order-store.ts';
import { database } from '../platform/firebase.ts';
import { Conflict, TooManyRequests } from '../platform/http/api-errors.ts';
import { retryConflicts } from '../platform/http/retry-conflicts.ts';
import { createKeyedQueue } from '../platform/queue.ts';
import type { Order } from '../shared/order/order.ts';
import { countOrderChange } from '../stats/order-counts.ts';
import { readCounted, takeCopies } from '../stock/stock-store.ts';
import { readBooksOnSale, showStock } from './books-on-sale.ts';

/** Far more than a call has time for; its signal ends the tries before. */
const mostTries = 100;

/**
 * Orders of one book wait for each other within an instance: only the database keeps two instances apart, and within one
 * many orders would fail each other's writes again and again.
 */
const queueByBook = createKeyedQueue();

/** An order, and whether this very call placed it. */
export interface PlacedOrder {
  order: Order;
  isNew: boolean;
}

/**
 * Places an order once, however often it is tried. A try fails when another order of this shopper was placed meanwhile;
 * when another instance has changed the stock of one of the books; or, hardly ever, when another order has the number.
 * @throws BooksChanged when the total, a book or its stock is no longer what the shopper saw, KeyReused,
 * TooManyRequests when the shopper has placed too many orders lately
 */
export async function placeOrder(wanted: WantedOrder, signal?: AbortSignal): Promise<PlacedOrder> {
  try {
    return await retryConflicts(mostTries, (failedTries) => tryToPlace(wanted, failedTries), signal);
  } catch (error) {
    if (!(error instanceof Conflict || error instanceof TooManyRequests)) throw error;
    // A retry stays a retry, also when a price has changed or the hour is full since the order was placed.
    const order = await findEarlierOrder(wanted);
    if (!order) throw error;
    return { order, isNew: false };
  }
}

async function tryToPlace(wanted: WantedOrder, failedTries: number): Promise<PlacedOrder> {
  const [{ earlier, orderTimes }, counted] = await Promise.all([
    readShoppersPast(wanted),
    readCounted(wanted.request.productIds),
  ]);
  if (earlier) return { order: earlier, isNew: false };
  const countedIds = counted.map(({ bookId }) => bookId);
  const write = () => writeOrder(wanted, failedTries, orderTimes, countedIds);
  // An order that will be refused need not wait for the others.
  const isSoldOut = counted.some(({ stock }) => stock.onHand === 0);
  return isSoldOut ? write() : queueByBook(countedIds, write);
}

/** The order, its copies, figures and mails are written together, or nothing is. */
function writeOrder(
  wanted: WantedOrder,
  failedTries: number,
  orderTimes: DocumentSnapshot,
  countedIds: readonly string[],
): Promise<PlacedOrder> {
  const { id, shopper, request, now } = wanted;
  return database().runTransaction(async (transaction) => {
    const [onSale, counted] = await Promise.all([
      readBooksOnSale(request.productIds, transaction),
      readCounted(countedIds),
    ]);
    const books = onSale.map(({ book }) => book);
    const copies = new Map(counted.map(({ bookId, stock }) => [bookId, stock.onHand]));
    const placed = createOrder(transaction, wanted, { orderTimes, books, copies }, failedTries);
    const { order, totalCents } = placed;
    showStock(transaction, onSale, takeCopies(transaction, counted, id, now));
    const figures = { placedAt: now, totalCents, bookIds: order.productIds };
    countOrderChange(transaction, figures, undefined, 'placed');
    addOrderMails(transaction, order, shopper.uid, now);
    return { order, isNew: true };
  });
}
