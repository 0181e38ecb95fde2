import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { readBooks } from '../../books/book-store.ts';
import { addOrderMails } from '../../mail/mail-store.ts';
import { checkOrder } from '../../orders/check-new-order.ts';
import {
  createOrder,
  findEarlierOrder,
  hasUnpaidOrder,
  readShoppersPast,
  type WantedOrder,
} from '../../orders/order-store.ts';
import { database } from '../../platform/firebase.ts';
import { ApiError, Conflict, TooManyRequests } from '../../platform/http/api-errors.ts';
import { retryConflicts } from '../../platform/http/retry-conflicts.ts';
import { createKeyedQueue } from '../../platform/queue.ts';
import { findSettings } from '../../settings/settings-store.ts';
import type { Shopper } from '../../shared/callers.ts';
import { addressNotConfirmed, type Order } from '../../shared/order/order.ts';
import { moneyOf } from '../../shared/shop/money-format.ts';
import type { Settings } from '../../shared/shop/settings.ts';
import { shopDay } from '../../shared/shop/shop-day.ts';
import { shopTaxOf } from '../../shared/shop/tax-setting.ts';
import { addOrderChangeToStats } from '../../stats/order-counts.ts';
import { type SalesShards, withSalesOverflow } from '../../stats/sales-store.ts';
import { readCounted, takeCopies } from '../../stock/stock-store.ts';
import { publishStockLeft } from '../books/publish-stock-left.ts';
import { type InvoiceWriter, withInvoiceOfNewOrder } from '../invoices/write-invoice.ts';

/** A safety limit: the call's signal ends the tries earlier. */
const mostTries = 100;

/**
 * Orders of one book wait for each other within an instance: only the database keeps two instances apart, and within one
 * many orders would fail each other's writes again and again.
 */
const queueByBook = createKeyedQueue();

/** 403: the shop asks the shopper to show that the address is theirs before another parcel goes there unpaid. */
class AddressNotConfirmed extends ApiError {
  constructor() {
    super(403, addressNotConfirmed, 'Confirm your e-mail address before your next order');
  }
}

/** @throws AddressNotConfirmed */
async function requireConfirmedAddress(
  { email, isConfirmed }: Shopper,
  { confirmAddress }: Settings,
): Promise<void> {
  if (isConfirmed || !confirmAddress) return;
  if (await hasUnpaidOrder(email)) throw new AddressNotConfirmed();
}

/** An order, and whether this very call placed it. */
export interface PlacedOrder {
  order: Order;
  isNew: boolean;
}

/**
 * Places an order once, however often it is tried. A try fails when another order of this shopper was placed meanwhile;
 * when another instance has changed the stock of one of the books; or, hardly ever, when another order has the number.
 * @throws BooksChanged when the total, a book or its stock is no longer what the shopper saw, NotDeliveredThere,
 * NoCollection, KeyReused, AddressNotConfirmed, TooManyRequests when the shopper has placed too many orders lately
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
  const [{ earlier, orderTimes }, counted, shop] = await Promise.all([
    readShoppersPast(wanted),
    readCounted(wanted.request.productIds),
    // As they are now: an order is never placed in a currency of before.
    findSettings(),
  ]);
  if (earlier) return { order: earlier, isNew: false };
  // After the times of the orders were read: an order that comes meanwhile makes this try fail, and the next one sees it.
  await requireConfirmedAddress(wanted.shopper, shop);
  const countedIds = counted.map(({ bookId }) => bookId);
  const write = () =>
    withInvoiceOfNewOrder(shop, wanted.now, (invoice) =>
      withSalesOverflow((shards) =>
        writeOrder(wanted, failedTries, orderTimes, countedIds, shop, shards, invoice),
      ),
    );
  // An order that will be refused need not wait for the others.
  const isSoldOut = counted.some(({ stock }) => stock.onHand === 0);
  return isSoldOut ? write() : queueByBook(countedIds, write);
}

/** The order, its copies, figures and mails are written together, or nothing is. */
function writeOrder(
  wanted: WantedOrder,
  failedTries: number,
  orderTimes: readonly DocumentSnapshot[],
  countedIds: readonly string[],
  shop: Settings,
  shards: SalesShards,
  invoice: InvoiceWriter,
): Promise<PlacedOrder> {
  const { id, shopper, request, now } = wanted;
  const money = moneyOf(shop);
  const tax = shopTaxOf(shop.tax);
  const dayTax = tax && { tax, day: shopDay(now) };
  return database().runTransaction(async (transaction) => {
    const [onSale, counted] = await Promise.all([
      readBooks(transaction, request.productIds),
      readCounted(countedIds),
    ]);
    const books = onSale.map(({ book }) => book);
    const soldOut = counted.filter(({ stock }) => stock.onHand === 0).map(({ bookId }) => bookId);
    const prices = checkOrder(request, books, new Set(soldOut), shop, dayTax);
    const stockLeft = takeCopies(transaction, counted, id, now);
    publishStockLeft(transaction, onSale, stockLeft);
    const stockTaken = counted.map(({ bookId }) => bookId);
    const checked = { ...prices, stockTaken, orderTimes, money, tax };
    const { order, isMailed } = createOrder(transaction, wanted, checked, failedTries, (placed) =>
      invoice(transaction, undefined, placed),
    );
    addOrderChangeToStats(transaction, now, undefined, order, shards);
    addOrderMails(transaction, order, { uid: shopper.uid, shop, isHeld: !isMailed }, now);
    return { order, isNew: true };
  });
}
