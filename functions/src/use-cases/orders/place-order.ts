import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { readBooks } from '../../books/book-store.ts';
import { awaitedBooks } from '../../orders/awaited-books.ts';
import { checkOrder } from '../../orders/check-new-order.ts';
import { orderDocument } from '../../orders/order-document.ts';
import { countTowardsHourlyLimit } from '../../orders/order-limit-store.ts';
import { orderNumber } from '../../orders/order-number.ts';
import {
  createOrder,
  findEarlierOrder,
  hasUnpaidOrder,
  readShoppersPast,
  type WantedOrder,
} from '../../orders/order-store.ts';
import { database } from '../../platform/firebase.ts';
import { Conflict, TooManyRequests } from '../../platform/http/api-errors.ts';
import { findSettings } from '../../settings/settings-store.ts';
import type { Shopper } from '../../shared/callers.ts';
import { type Order, readOrder } from '../../shared/order/order.ts';
import { coinOf } from '../../shared/shop/coins.ts';
import { moneyOf } from '../../shared/shop/money-format.ts';
import type { Settings, StoredSettings } from '../../shared/shop/settings.ts';
import { shopDay } from '../../shared/shop/shop-day.ts';
import { shopTaxOf } from '../../shared/shop/tax-setting.ts';
import { readCounted } from '../../stock/stock-store.ts';
import { AddressNotConfirmed } from './effects/address-not-confirmed.ts';
import { invoiceQueue } from './effects/invoice-effect.ts';
import { type Attempt, queueOrders, tryOrder } from './effects/order-attempts.ts';
import { prepareOrder } from './effects/order-effects.ts';

/** A safety limit: the call's signal ends the tries earlier. */
const mostTries = 100;

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
 * when another instance has changed the stock of one of the books, or has taken the number of its invoice; or, hardly ever,
 * when another order has its number.
 * @throws BooksChanged when the total, a book or its stock is no longer what the shopper saw, NotDeliveredThere,
 * NoCollection, KeyReused, AddressNotConfirmed, TooManyRequests when the shopper has placed too many orders lately
 */
export async function placeOrder(wanted: WantedOrder, signal?: AbortSignal): Promise<PlacedOrder> {
  try {
    return await tryOrder(mostTries, (attempt) => tryToPlace(wanted, attempt), signal);
  } catch (error) {
    if (!(error instanceof Conflict || error instanceof TooManyRequests)) throw error;
    // A retry stays a retry, also when a price has changed or the hour is full since the order was placed.
    const order = await findEarlierOrder(wanted);
    if (!order) throw error;
    return { order, isNew: false };
  }
}

async function tryToPlace(wanted: WantedOrder, attempt: Attempt): Promise<PlacedOrder> {
  const [{ earlier, orderTimes }, counted, shop] = await Promise.all([
    readShoppersPast(wanted),
    readCounted(wanted.request.productIds),
    // As they are now: an order is never placed in a currency of before.
    findSettings(),
  ]);
  if (earlier) return { order: earlier, isNew: false };
  // After the times of the orders were read: an order that comes meanwhile makes this try fail, and the next one sees it.
  await requireConfirmedAddress(wanted.shopper, shop);
  const stockTaken = counted.map(({ bookId }) => bookId);
  const write = () => writeOrder(wanted, { orderTimes, stockTaken, shop, attempt });
  // An order that will be refused need not wait for the others.
  const agreed = wanted.request.toOrder ?? [];
  const isRefused = counted.some(({ bookId, stock }) => stock.onHand === 0 && !agreed.includes(bookId));
  if (isRefused) return write();
  const isCapped = !wanted.shopper.isConfirmed && stockTaken.length > 0;
  const queues = [
    ...stockTaken,
    ...invoiceQueue(undefined, shop),
    ...(isCapped ? ['unconfirmed copies'] : []),
  ];
  return queueOrders(queues, write);
}

interface Frame {
  orderTimes: readonly DocumentSnapshot[];
  stockTaken: string[];
  shop: StoredSettings;
  attempt: Attempt;
}

/** The order is written together with its effects, or nothing is. */
function writeOrder(
  { id, shopper, request, now }: WantedOrder,
  { orderTimes, stockTaken, shop, attempt }: Frame,
): Promise<PlacedOrder> {
  const tax = shopTaxOf(shop.tax, shop.country);
  return database().runTransaction(async (transaction) => {
    const [books, counted] = await Promise.all([
      readBooks(transaction, request.productIds),
      readCounted(stockTaken),
    ]);
    const soldOut = counted.filter(({ stock }) => stock.onHand === 0).map(({ bookId }) => bookId);
    const onSale = books.map(({ book }) => book);
    const day = shopDay(now, shop);
    const awaited = awaitedBooks(request, onSale, soldOut, { ...shop, day });
    const awaitedIds = awaited.map(({ bookId }) => bookId);
    const refused = new Set(soldOut.filter((bookId) => !awaitedIds.includes(bookId)));
    const checked = checkOrder(request, onSale, refused, shop, tax && { tax, day });
    const taken = stockTaken.filter((bookId) => !awaitedIds.includes(bookId));
    const document = orderDocument({
      ...{ number: orderNumber(id, attempt.failedTries), shopper, request, placedAt: now },
      ...{ ...checked, stockTaken: taken, awaited, money: moneyOf(shop), coinCents: coinOf(shop) },
    });
    const isMailHeld = !countTowardsHourlyLimit(transaction, orderTimes, now.getTime());
    const { order, fields, writeEffects } = await prepareOrder({
      before: undefined,
      after: readOrder(id, { ...document }),
      by: { kind: 'shopper', uid: shopper.uid },
      uid: shopper.uid,
      keyHash: '',
      ...{ now, shop, attempt, stockTaken: taken, checked: { books, counted }, isMailHeld },
    });
    createOrder(transaction, id, { ...document, ...fields });
    writeEffects(transaction);
    return { order, isNew: true };
  });
}
