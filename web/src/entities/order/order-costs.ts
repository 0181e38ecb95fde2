import type { Order } from '@bookstore/functions/shared/order/order';
import { keptLines } from '@bookstore/functions/shared/order/order-lines';
import { orderStatuses } from '@bookstore/functions/shared/order/order-status';
import { formatDollars, toCents } from '@bookstore/functions/shared/values/money';

/** What lines cost together, in cents. */
export function centsOf(lines: Order['lines']): number {
  return lines.reduce((sum, { unitCents }) => sum + unitCents, 0);
}

/**
 * What an order costs now, in cents: what was ordered, without the lines that were taken out or came back. Of one that was
 * cancelled or returned, what it had cost: its payment says that nothing is due.
 */
export function presentCents(order: Order): number {
  const isWhole = order.lineChanges.length === 0 || !orderStatuses[order.status].isSale;
  return isWhole ? toCents(Number(order.totalPrice)) : centsOf(keptLines(order));
}

/** Whether the order costs something else than what was ordered. */
export function hasNewTotal(order: Order): boolean {
  return presentCents(order) !== toCents(Number(order.totalPrice));
}

/** What is wrong with the money of a delivery: more than is due is noted as money of the order, not with the delivery. */
export function deliveryProblem(cents: number | undefined, due: number): string | undefined {
  return cents !== undefined && cents > due ? `At most ${formatDollars(due)} is due` : undefined;
}
