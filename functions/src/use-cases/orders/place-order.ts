import {
  createOrder,
  findEarlierOrder,
  hasUnpaidOrder,
  readShoppersPast,
  type WantedOrder,
} from '../../orders/order-store.ts';
import { leftToPay, requireWay } from '../../orders/require-way-to-pay.ts';
import { holdingPaymentsOf } from '../../payment/payment-store.ts';
import { database } from '../../platform/firebase.ts';
import { Conflict, TooManyRequests } from '../../platform/http/api-errors.ts';
import { findSettings } from '../../settings/settings-store.ts';
import type { Shopper } from '../../shared/callers.ts';
import { type Order, readOrder } from '../../shared/order/order.ts';
import type { Settings } from '../../shared/shop/settings.ts';
import { freeCopies } from '../../shared/stock/stock.ts';
import { readCounted } from '../../stock/stock-store.ts';
import { askedOffers, offerQueues, openOffers } from '../offers/judge-offers.ts';
import { AddressNotConfirmed } from './effects/address-not-confirmed.ts';
import { invoiceQueue } from './effects/invoice-effect.ts';
import { type Attempt, queueOrders, tryOrder } from './effects/order-attempts.ts';
import { prepareOrder } from './effects/order-effects.ts';
import { unconfirmedQueue } from './effects/unconfirmed-effect.ts';
import { checkedOrder, type NewOrderFrame } from './new-order.ts';
import { notePrices, openedAtDesk } from './opened-at-desk.ts';
import { queueOfCodes } from './redeem-vouchers.ts';

/** A safety limit: the call's signal ends the tries earlier. */
const mostTries = 100;

/** @throws AddressNotConfirmed */
async function requireConfirmedAddress(
  { email, isConfirmed }: Shopper,
  { confirmAddress }: Settings,
): Promise<void> {
  if (isConfirmed || !confirmAddress) return;
  // What the bank has not decided is not paid, either.
  const isUnpaid = (await hasUnpaidOrder(email)) || (await holdingPaymentsOf(email)).length > 0;
  if (isUnpaid) throw new AddressNotConfirmed();
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
 * NoCollection, WayOff, KeyReused, AddressNotConfirmed, TooManyRequests when the shopper has placed too many orders lately
 */
export async function placeOrder(wanted: WantedOrder, signal?: AbortSignal): Promise<PlacedOrder> {
  try {
    return await tryOrder((attempt) => tryToPlace(wanted, attempt), signal, mostTries);
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
  const offers = await openOffers(askedOffers(wanted, shop));
  const write = () => writeOrder(wanted, { orderTimes, stockTaken, shop, attempt, offers });
  // An order that will be refused need not wait for the others.
  const agreed = wanted.request.toOrder ?? [];
  const isRefused = counted.some(({ bookId, stock }) => freeCopies(stock) === 0 && !agreed.includes(bookId));
  if (isRefused) return write();
  const isHandedOver = wanted.desk?.request.isHandedOver;
  const queues = [
    ...stockTaken,
    ...invoiceQueue(undefined, shop, isHandedOver),
    ...unconfirmedQueue(wanted, stockTaken),
    ...offerQueues(offers),
    ...(await queueOfCodes(wanted.request.vouchers)),
  ];
  return queueOrders(queues, write);
}

/** The order is written together with its effects, or nothing is. */
function writeOrder(wanted: WantedOrder, frame: NewOrderFrame): Promise<PlacedOrder> {
  const { id, shopper, desk, now } = wanted;
  const { shop, attempt } = frame;
  return database().runTransaction(async (transaction) => {
    const {
      document: asked,
      checked,
      isMailHeld,
      stockTaken,
      vouchers,
    } = await checkedOrder(transaction, wanted, frame, 'placed');
    if (!desk && leftToPay(asked) > 0) requireWay('cash', wanted.request, asked, shop);
    const opened = desk && openedAtDesk(asked, desk, now, shop);
    const document = { ...asked, ...opened?.fields };
    const { order, fields, writeEffects } = await prepareOrder({
      before: undefined,
      after: readOrder(id, { ...document }),
      by: desk ? { kind: 'person', name: desk.takenBy } : { kind: 'shopper', uid: shopper.uid },
      uid: shopper.uid,
      keyHash: '',
      now,
      shop,
      attempt,
      stockTaken,
      checked,
      isMailHeld,
      vouchers,
      ...(opened?.paid && { paid: opened.paid }),
    });
    createOrder(transaction, id, { ...document, ...fields });
    if (desk) notePrices(transaction, id, desk, order, now);
    writeEffects(transaction);
    return { order, isNew: true };
  });
}
