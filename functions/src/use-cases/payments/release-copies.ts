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
import { moveVoucher, type ReadVoucher, readVouchers, voucherIn } from '../../vouchers/voucher-store.ts';
import { publishStockLeft } from '../books/publish-stock-left.ts';
import { queueOrders } from '../orders/effects/order-attempts.ts';
import { voucherQueue } from '../orders/redeem-vouchers.ts';

/** For writes that must fail when it has changed. */
interface ReadHeld {
  books: readonly ReadBook[];
  counted: readonly CountedBook[];
  vouchers: readonly ReadVoucher[];
}

interface HeldMove extends Pick<StockMovement, 'by'> {
  reason: 'held' | 'released';
  now: Date;
  today: string;
}

/** With the vouchers' share. @throws NoCopyLeft */
export function moveHeld(
  transaction: Transaction,
  { books, counted, vouchers: read }: ReadHeld,
  payment: Pick<ReadPayment, '_id' | 'number' | 'stockTaken' | 'tries' | 'vouchers'>,
  { reason, by, now, today }: HeldMove,
): void {
  const { _id: id, number, stockTaken, tries, vouchers } = payment;
  const change = reason === 'held' ? -1 : 1;
  const moves = [...Map.groupBy(stockTaken, bookOfCopy)].map(([bookId, ids]) => ({
    bookId,
    moves: ids.map((line) => ({ change, reason, ...(line !== bookId && { line }) })),
  }));
  const cause = { orderId: id, by, key: String(tries) };
  publishStockLeft(transaction, books, moveCopies(transaction, counted, moves, cause, now));
  for (const { voucherId, cents } of vouchers) {
    const movement = { kind: reason, cents, paymentId: id, number };
    moveVoucher(transaction, voucherIn(read, voucherId), [movement], now, today);
  }
}

export function vouchersOfPayment({ vouchers }: Pick<ReadPayment, 'vouchers'>): Promise<ReadVoucher[]> {
  return readVouchers(vouchers.map(({ voucherId }) => voucherId));
}

export function uncountHeld(transaction: Transaction, { unconfirmedCopies }: ReadPayment): void {
  if (unconfirmedCopies > 0) addUnconfirmedCopies(transaction, -unconfirmedCopies);
}

export interface Release {
  state?: PaymentState;
  /** Who releases them. */
  by?: StockMovement['by'];
  /** When the sweep has to end the session, which could not be ended now. */
  dueAt?: Date;
  /** Adds writes to the same transaction. */
  alongside?: (transaction: Transaction) => void;
}

/** Only while the bank is deciding. */
async function mailOf({ _id, state, uid, tries, order = {} }: ReadPayment): Promise<PlainMail | undefined> {
  const unpaid = readOrder(_id, order);
  if (state !== 'deciding' || !uid || !unpaid.email) return undefined;
  const mail = unpaidMail(unpaid, await shopProfile());
  return { about: ['unpaid', _id, String(tries)], event: 'message-1', mail, uid };
}

/** Fails with a write conflict when the payment has changed since it was read. */
export async function releaseCopies(
  payment: ReadPayment,
  now: Date,
  { state = 'released', by = 'shopper', dueAt, alongside }: Release = {},
): Promise<void> {
  const mail = state === 'released' && !payment.isLink ? await mailOf(payment) : undefined;
  const bookIds = [...new Set(payment.stockTaken.map(bookOfCopy))];
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
      const move = { reason: 'released', by, now, today: shopDay(now, shop) } as const;
      moveHeld(transaction, { books, counted, vouchers }, payment, move);
      alongside?.(transaction);
    });
  });
}
