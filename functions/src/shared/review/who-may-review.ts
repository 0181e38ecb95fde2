import type { OrderStatus } from '../order/order-status.ts';
import { linesNotWithdrawn, type WithdrawnOrder } from '../order/withdrawn-lines.ts';

// Without yup, which the orders of a shopper do not load.

/** The only status of an order in which its books are with the shopper. */
export const reviewedStatus = 'delivered' satisfies OrderStatus;

/** Delivered, not sent back, and named by no withdrawal. */
export function reviewableLines<Line extends WithdrawnOrder['lines'][number]>(
  order: WithdrawnOrder & { status: OrderStatus; lines: readonly Line[] },
): Line[] {
  return order.status === reviewedStatus ? linesNotWithdrawn<Line>(order) : [];
}
