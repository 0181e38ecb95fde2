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

const folded = (title: string) => title.trim().toLowerCase();

/**
 * Whether a withdrawal is about a line of an order: one without words is about all of them. It names titles; of a title
 * that more lines have than it names, only the shop finds out which is meant, and takes that line out.
 */
function isNamed(books: string, { title }: { title: string }, lines: ReviewedOrder['lines']): boolean {
  if (books === '') return true;
  const isSame = (other: string) => folded(other) === folded(title);
  const named = books.split('\n').filter(isSame).length;
  return named > 0 && named >= lines.filter((line) => isSame(line.title)).length;
}

/** The lines of an order whose books its shopper may review: delivered, not sent back, and withdrawn from by no words. */
export function reviewableLines<Line extends ReviewedOrder['lines'][number]>(
  order: ReviewedOrder & { lines: readonly Line[] },
): Line[] {
  if (order.status !== reviewedStatus) return [];
  const { withdrawals = [] } = order;
  return keptLines<Line>(order).filter(
    (line) => !withdrawals.some(({ books }) => isNamed(books, line, order.lines)),
  );
}
