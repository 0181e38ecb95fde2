import type { Transaction } from 'firebase-admin/firestore';
import type { ReadBook } from '../../books/book-document.ts';
import { readBooks } from '../../books/book-store.ts';
import { isOrder, keepNumber, readShoppersPast, type WantedOrder } from '../../orders/order-store.ts';
import { requireWay } from '../../orders/require-way-to-pay.ts';
import {
  createPayment,
  findPayment,
  type ReadPayment,
  unconfirmedHeldCopies,
  writePayment,
} from '../../payment/payment-store.ts';
import { database } from '../../platform/firebase.ts';
import { Conflict } from '../../platform/http/api-errors.ts';
import { findSettings } from '../../settings/settings-store.ts';
import { currencyOf } from '../../shared/order/order-currency.ts';
import { mostUnconfirmedCopies } from '../../shared/order/order-limits.ts';
import { orderedCents } from '../../shared/order/order-totals.ts';
import { holdMs, mostPaymentTries, type PaymentAnswer } from '../../shared/payment/payment.ts';
import type { StoredSettings } from '../../shared/shop/settings.ts';
import { freeCopies } from '../../shared/stock/stock.ts';
import type { CountedBook } from '../../stock/stock-document.ts';
import { moveCopies, readCounted } from '../../stock/stock-store.ts';
import { publishStockLeft } from '../books/publish-stock-left.ts';
import { AddressNotConfirmed } from '../orders/effects/address-not-confirmed.ts';
import { queueOrders, tryOrder } from '../orders/effects/order-attempts.ts';
import { checkedOrder, type NewOrderFrame } from '../orders/new-order.ts';
import { askedPage } from './asked-page.ts';

/** 409: there is nothing to be paid. */
class PaymentOff extends Conflict {
  constructor() {
    super('payment-off', 'Orders are not paid online in this shop');
  }
}

/** 409: the payment cannot be tried any more. */
export class PaymentOver extends Conflict {
  constructor(state: PaymentAnswer['state']) {
    super('payment-over', 'This payment is over', { state });
  }
}

/** Sets copies aside, or gives them back, within the transaction that says why. @throws NoCopyLeft */
function moveHeld(
  transaction: Transaction,
  { books, counted }: { books: readonly ReadBook[]; counted: readonly CountedBook[] },
  { id, tries, reason, now }: { id: string; tries: number; reason: 'held' | 'released'; now: Date },
): void {
  const change = reason === 'held' ? -1 : 1;
  const moves = counted.map(({ bookId }) => ({ bookId, moves: [{ change, reason }] }));
  const cause = { orderId: id, by: 'shopper' as const, key: String(tries) };
  publishStockLeft(transaction, books, moveCopies(transaction, counted, moves, cause, now));
}

/** @throws AddressNotConfirmed: an attacker who registers addresses of others could hold the whole stock */
async function requireFewHeld({ shopper }: WantedOrder, wanted: number, shop: StoredSettings): Promise<void> {
  if (shopper.isConfirmed || wanted === 0) return;
  const most = shop.unconfirmedCopies;
  const held = await unconfirmedHeldCopies(most);
  for (const one of [
    { of: 'account' as const, most: mostUnconfirmedCopies, held: 0 },
    { of: 'shop' as const, most, held },
  ]) {
    if (one.held + wanted > one.most) throw new AddressNotConfirmed({ ...one, wanted });
  }
}

/**
 * Checks an order as it would be placed, and holds its copies until it is paid: for a new payment, or for one that was
 * released. @throws as `placeOrder`, WayOff, PaymentOff
 */
export function holdCopies(wanted: WantedOrder, released?: ReadPayment, signal?: AbortSignal): Promise<void> {
  return tryOrder(async (attempt) => {
    // Another try of this call was faster.
    if ((await findPayment(wanted.id))?.tries !== released?.tries) return;
    const [{ orderTimes }, counted, shop] = await Promise.all([
      readShoppersPast(wanted),
      readCounted(wanted.request.productIds),
      findSettings(),
    ]);
    await requireFewHeld(wanted, counted.length, shop);
    const stockTaken = counted.map(({ bookId }) => bookId);
    const isSoldOut = counted.some(({ stock }) => freeCopies(stock) === 0);
    const write = () => writeHold(wanted, { orderTimes, stockTaken, shop, attempt }, released);
    // What will be refused need not wait for the others.
    return isSoldOut ? write() : queueOrders(stockTaken, write);
  }, signal);
}

function writeHold(wanted: WantedOrder, frame: NewOrderFrame, released?: ReadPayment): Promise<void> {
  const { id, shopper, request, now } = wanted;
  return database().runTransaction(async (transaction) => {
    // Placed meanwhile to be paid in cash.
    if (await isOrder(id, transaction)) throw new PaymentOver('in-cash');
    const { document, checked, stockTaken } = await checkedOrder(transaction, wanted, frame);
    requireWay('online', request, document, frame.shop);
    const number = released?.number ?? document.number;
    const tries = (released?.tries ?? 0) + 1;
    if (tries > mostPaymentTries) throw new PaymentOver('released');
    const amountCents = orderedCents({ ...document });
    if (amountCents === 0) throw new PaymentOff();
    const fields = {
      ...{ state: 'open' as const, uid: shopper.uid, number, orderId: id, amountCents, tries },
      ...{
        currency: currencyOf(document),
        order: { ...document, number },
        request,
        stockTaken,
        asked: askedPage({ ...document, number }, id, frame.shop),
      },
      ...{ isConfirmed: shopper.isConfirmed, heldCopies: stockTaken.length, sessionId: '', url: '' },
      ...heldFrom(now),
    };
    if (released) writePayment(transaction, released, fields);
    else {
      createPayment(transaction, id, { ...fields, createdAt: now });
      keepNumber(transaction, id, number);
    }
    const counted = checked.counted.filter(({ bookId }) => stockTaken.includes(bookId));
    moveHeld(transaction, { books: checked.books, counted }, { id, tries, reason: 'held', now });
  });
}

/** Until when copies are held, and when the sweep looks at the payment. */
function heldFrom(now: Date): { heldUntil: Date; dueAt: Date } {
  const heldUntil = new Date(now.getTime() + holdMs);
  return { heldUntil, dueAt: heldUntil };
}

/** Gives the copies of a payment back to the stock, as long as it has not changed since it was read. */
export async function releaseCopies(
  payment: ReadPayment,
  now: Date,
  state: 'released' | 'given-back' | 'unsettled' = 'released',
): Promise<void> {
  const { _id: id, tries, stockTaken } = payment;
  await queueOrders(stockTaken, async () => {
    const [books, counted] = await Promise.all([readBooks(database(), stockTaken), readCounted(stockTaken)]);
    await database().runTransaction(async (transaction) => {
      writePayment(transaction, payment, { state, dueAt: null, heldCopies: 0 });
      moveHeld(transaction, { books, counted }, { id, tries, reason: 'released', now });
    });
  });
}
