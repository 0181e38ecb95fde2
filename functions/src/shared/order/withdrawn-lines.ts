import { keptLines, type OrderOfLines } from './order-lines.ts';

// Without yup, which the orders of a shopper do not load.

/** What of an order tells from which of its books its shopper has not withdrawn. */
export interface WithdrawnOrder extends Pick<OrderOfLines, 'lineChanges'> {
  lines: readonly { bookId: string; title: string }[];
  withdrawals?: readonly { books: string }[] | undefined;
}

const folded = (title: string) => title.trim().toLowerCase();

/**
 * Whether a withdrawal is about a line of an order: one without words is about all of them. It names titles; of a title
 * that more lines have than it names, only the shop finds out which is meant, and takes that line out.
 */
function isNamed(books: string, { title }: { title: string }, lines: WithdrawnOrder['lines']): boolean {
  if (books === '') return true;
  const isSame = (other: string) => folded(other) === folded(title);
  const named = books.split('\n').filter(isSame).length;
  return named > 0 && named >= lines.filter((line) => isSame(line.title)).length;
}

/** The lines that are still part of an order, and that no withdrawal names. */
export function linesNotWithdrawn<Line extends WithdrawnOrder['lines'][number]>(
  order: WithdrawnOrder & { lines: readonly Line[] },
): Line[] {
  const { withdrawals = [] } = order;
  return keptLines<Line>(order).filter(
    (line) => !withdrawals.some(({ books }) => isNamed(books, line, order.lines)),
  );
}
