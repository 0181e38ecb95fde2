import type { Transaction } from 'firebase-admin/firestore';
import { countsOf, type OrderStatus } from '../shared/order/order-status.ts';
import type { StockMovement } from '../shared/stock/stock.ts';
import { orderMovementId } from './stock-ledger.ts';
import { type CountedBook, moveCopies } from './stock-store.ts';

/** Takes a copy of each of an order's counted books, within the transaction that places it. */
export function takeStock(
  transaction: Transaction,
  orderId: string,
  counted: readonly CountedBook[],
  now: Date,
): void {
  for (const one of counted) {
    const id = orderMovementId(orderId, one.bookId, 'order');
    moveCopies(transaction, one, { id, change: -1, reason: 'order', by: 'shopper', orderId }, now);
  }
}

/** Whether a step brings the copies of an order back. */
export function bringsBack(from: OrderStatus, to: OrderStatus): boolean {
  return countsOf(from, 0).copies > countsOf(to, 0).copies;
}

/** Gives the copies back that an order took, within the transaction that takes its step. */
export function giveBackStock(
  transaction: Transaction,
  orderId: string,
  counted: readonly CountedBook[],
  { to, by }: { to: OrderStatus; by: StockMovement['by'] },
  now: Date,
): void {
  const reason = to === 'returned' ? 'returned' : 'cancelled';
  for (const one of counted) {
    const id = orderMovementId(orderId, one.bookId, reason);
    moveCopies(transaction, one, { id, change: 1, reason, by, orderId }, now);
  }
}
