import type { Transaction } from 'firebase-admin/firestore';
import type { ReadBook } from '../../books/book-document.ts';
import { readBooks } from '../../books/book-store.ts';
import { unpaidMail } from '../../mail/payment-mails.ts';
import { addMailOnce, type PlainMail } from '../../mail/plain-mail-store.ts';
import { type ReadPayment, writePayment } from '../../payment/payment-store.ts';
import { database } from '../../platform/firebase.ts';
import { shopProfile } from '../../settings/shop-profile.ts';
import { readOrder } from '../../shared/order/order.ts';
import { bookOfCopy } from '../../shared/order/order-lines.ts';
import type { PaymentState } from '../../shared/payment/payment.ts';
import { shopDay } from '../../shared/shop/shop-day.ts';
import type { StockMovement } from '../../shared/stock/stock.ts';
import { addUnconfirmedCopies } from '../../stats/counter-store.ts';
import type { CountedBook } from '../../stock/stock-document.ts';
import { moveCopies, readCounted } from '../../stock/stock-store.ts';
import { publishStockLeft } from '../books/publish-stock-left.ts';
import { queueOrders } from '../orders/effects/order-attempts.ts';
import { voucherQueue } from '../orders/redeem-vouchers.ts';
import { moveHeldVouchers, vouchersOfPayment } from './held-vouchers.ts';

interface HeldMove extends Pick<StockMovement, 'by'> {
  id: string;
  /** The lines of the order whose copies they are. */
  lines: readonly string[];
  tries: number;
  reason: 'held' | 'released';
  now: Date;
}

/** Sets copies aside, or gives them back, within the transaction that says why. @throws NoCopyLeft */
export function moveHeld(
  transaction: Transaction,
  { books, counted }: { books: readonly ReadBook[]; counted: readonly CountedBook[] },
  { id, lines, tries, reason, by, now }: HeldMove,
): void {
  const change = reason === 'held' ? -1 : 1;
  const moves = [...Map.groupBy(lines, bookOfCopy)].map(([bookId, ids]) => ({
    bookId,
    moves: ids.map((line) => ({ change, reason, ...(line !== bookId && { line }) })),
  }));
  const cause = { orderId: id, by, key: String(tries) };
  publishStockLeft(transaction, books, moveCopies(transaction, counted, moves, cause, now));
}

/** Counts the copies of a payment no longer among those that are held without a confirmed address. */
export function uncountHeld(transaction: Transaction, { unconfirmedCopies }: ReadPayment): void {
  if (unconfirmedCopies > 0) addUnconfirmedCopies(transaction, -unconfirmedCopies);
}

export interface Release {
  state?: PaymentState;
  /** Who lets them go. */
  by?: StockMovement['by'];
  /** When the sweep ends its session, which could not be asked to end; left out for one that has. */
  dueAt?: Date;
  /** Adds what is written with it. */
  alongside?: (transaction: Transaction) => void;
}

/** The mail to a shopper who waits for the word of the bank. */
async function mailOf({ _id, state, uid, tries, order = {} }: ReadPayment): Promise<PlainMail | undefined> {
  const unpaid = readOrder(_id, order);
  if (state !== 'deciding' || !uid || !unpaid.email) return undefined;
  const mail = unpaidMail(unpaid, await shopProfile());
  return { about: ['unpaid', _id, String(tries)], event: 'message-1', mail, uid };
}

/** Gives the copies of a payment back to the stock, as long as it has not changed since it was read. */
export async function releaseCopies(
  payment: ReadPayment,
  now: Date,
  { state = 'released', by = 'shopper', dueAt, alongside }: Release = {},
): Promise<void> {
  const { _id: id, tries, stockTaken } = payment;
  const mail = state === 'released' && !payment.isLink ? await mailOf(payment) : undefined;
  const bookIds = [...new Set(stockTaken.map(bookOfCopy))];
  await queueOrders([...bookIds, ...voucherQueue(payment.vouchers)], async () => {
    const [books, counted, vouchers, shop] = await Promise.all([
      readBooks(database(), bookIds),
      readCounted(bookIds),
      vouchersOfPayment(payment),
      shopProfile(),
    ]);
    await database().runTransaction(async (transaction) => {
      if (mail) await addMailOnce(transaction, mail, now);
      writePayment(transaction, payment, { state, dueAt: dueAt ?? null, unconfirmedCopies: 0 });
      uncountHeld(transaction, payment);
      moveHeld(
        transaction,
        { books, counted },
        { id, lines: stockTaken, tries, reason: 'released', by, now },
      );
      moveHeldVouchers(transaction, vouchers, payment, 'released', now, shopDay(now, shop));
      alongside?.(transaction);
    });
  });
}
