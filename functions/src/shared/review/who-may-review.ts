import { keptLines } from '../order/order-lines.ts';
import type { OrderStatus } from '../order/order-status.ts';

// Without yup, which the orders of a shopper do not load.

/** What of an order tells whether a shopper may review a book of it. */
interface ReviewedOrder {
  status: OrderStatus;
  lines: readonly { bookId: string; title: string }[];
  lineChanges: Parameters<typeof keptLines>[0]['lineChanges'];
  withdrawals?: readonly { books: string }[] | undefined;
}

/** The only status of an order in which its books are with the shopper. */
export const reviewedStatus = 'delivered' satisfies OrderStatus;

/**
 * The lines of an order whose books its shopper may review: they were delivered, did not come back, and no withdrawal
 * names them. One of the whole order names none.
 */
export function reviewableLines<Line extends ReviewedOrder['lines'][number]>(
  order: ReviewedOrder & { lines: readonly Line[] },
): Line[] {
  if (order.status !== reviewedStatus) return [];
  const { withdrawals = [] } = order;
  return keptLines<Line>(order).filter(
    ({ title }) => !withdrawals.some(({ books }) => books === '' || books.includes(title)),
  );
}
