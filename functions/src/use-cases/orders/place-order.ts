import type { Transaction } from 'firebase-admin/firestore';
import {
  createOrder,
  findEarlierOrder,
  hasUnpaidOrder,
  keepNumber,
  readShoppersPast,
  type WantedOrder,
} from '../../orders/order-store.ts';
import { leftToPay, requireWay } from '../../orders/require-way-to-pay.ts';
import { holdingPaymentsOf } from '../../payment/payment-store.ts';
import { Conflict, TooManyRequests } from '../../platform/http/api-errors.ts';
import { findSettings } from '../../settings/settings-store.ts';
import type { Shopper } from '../../shared/callers.ts';
import type { DeskOrderRequest } from '../../shared/order/desk-order.ts';
import { type Order, readOrder } from '../../shared/order/order.ts';
import type { Settings } from '../../shared/shop/settings.ts';
import { readCounted } from '../../stock/stock-store.ts';
import { AddressNotConfirmed } from './effects/address-not-confirmed.ts';
import { type Attempt, tryOrder } from './effects/order-attempts.ts';
import { prepareOrder } from './effects/order-effects.ts';
import type { OrderEvent, OrderParty } from './effects/order-event.ts';
import { checkAndWrite } from './new-order.ts';
import { notePrices, type OpenedAtDesk, openedAtDesk } from './opened-at-desk.ts';

/** A safety limit: the call's signal ends the tries earlier. */
const mostTries = 100;

/** @throws AddressNotConfirmed */
async function requireConfirmedAddress(
  { email, isConfirmed }: Shopper,
  { confirmAddress }: Settings,
): Promise<void> {
  if (isConfirmed || !confirmAddress) return;
  // A payment that the bank has not decided is unpaid.
  const isUnpaid = (await hasUnpaidOrder(email)) || (await holdingPaymentsOf(email)).length > 0;
  if (isUnpaid) throw new AddressNotConfirmed();
}

/** `isNew` is false when an earlier try has placed it. */
export interface PlacedOrder {
  order: Order;
  isNew: boolean;
}

/**
 * Once per id. A try fails when this shopper has placed another order in the meantime, when another instance has
 * changed a stock or taken the invoice number, or, rarely, when the order number is taken. @throws BooksChanged when
 * the total, a book or its stock is not what the shopper saw, Conflict when it cannot be delivered, collected or paid
 * this way, KeyReused, AddressNotConfirmed, TooManyRequests after too many orders
 */
export async function placeOrder(wanted: WantedOrder, signal?: AbortSignal): Promise<PlacedOrder> {
  try {
    return await tryOrder((attempt) => tryToPlace(wanted, attempt), signal, mostTries);
  } catch (error) {
    if (!(error instanceof Conflict || error instanceof TooManyRequests)) throw error;
    // A retry finds its order, even after a price or the hourly limit has changed.
    const order = await findEarlierOrder(wanted);
    if (!order) throw error;
    return { order, isNew: false };
  }
}

async function tryToPlace(wanted: WantedOrder, attempt: Attempt): Promise<PlacedOrder> {
  const { id, shopper, request, desk, now } = wanted;
  const [{ earlier, orderTimes }, counted, shop] = await Promise.all([
    readShoppersPast(wanted),
    readCounted(request.productIds),
    // Not cached: no order may be placed in a former currency.
    findSettings(),
  ]);
  if (earlier) return { order: earlier, isNew: false };
  // After reading the times of earlier orders: a later order makes this try fail, and the next one sees it.
  await requireConfirmedAddress(shopper, shop);
  return checkAndWrite(
    wanted,
    'placed',
    { orderTimes, counted, shop, attempt },
    async (transaction, checked) => {
      const { document: asked, ...read } = checked;
      if (!desk && leftToPay(asked) > 0) requireWay('cash', request, asked, shop);
      const { fields, ...paid }: Partial<OpenedAtDesk> = desk ? openedAtDesk(asked, desk, now, shop) : {};
      const by: OrderParty = desk
        ? { kind: 'person', name: desk.takenBy }
        : { kind: 'shopper', uid: shopper.uid };
      const event = { ...read, by, uid: shopper.uid, now, shop, attempt, ...paid };
      const order = await writeNewOrder(transaction, id, { ...asked, ...fields }, event, desk?.request);
      keepNumber(transaction, id, asked.number);
      return { order, isNew: true };
    },
  );
}

export async function writeNewOrder(
  transaction: Transaction,
  id: string,
  document: Readonly<Record<string, unknown>>,
  event: Omit<OrderEvent, 'before' | 'after' | 'keyHash'>,
  desk: DeskOrderRequest | undefined,
): Promise<Order> {
  const placed = { ...event, before: undefined, after: readOrder(id, document), keyHash: '' };
  const { order, fields, writeEffects } = await prepareOrder(placed);
  createOrder(transaction, id, { ...document, ...fields });
  if (desk) notePrices(transaction, id, desk, order, event.now);
  writeEffects(transaction);
  return order;
}
