import { keptLines, type OrderOfLines } from './order-lines.ts';

// Without yup, which the orders of a shopper do not load.

export interface WithdrawnOrder extends Pick<OrderOfLines, 'lineChanges'> {
  lines: readonly { bookId: string; title: string }[];
  withdrawals?: readonly { books: string }[] | undefined;
}

const folded = (title: string) => title.trim().toLowerCase();

/**
 * A withdrawal without titles is about all lines. Where more lines have a title than the withdrawal names, only the
 * shop can find out which are meant, and takes those lines out.
 */
function isNamed(books: string, { title }: { title: string }, lines: WithdrawnOrder['lines']): boolean {
  if (books === '') return true;
  const isSame = (other: string) => folded(other) === folded(title);
  const named = books.split('\n').filter(isSame).length;
  return named > 0 && named >= lines.filter((line) => isSame(line.title)).length;
}

/** Kept lines that no withdrawal names. */
export function linesNotWithdrawn<Line extends WithdrawnOrder['lines'][number]>(
  order: WithdrawnOrder & { lines: readonly Line[] },
): Line[] {
  const { withdrawals = [] } = order;
  return keptLines<Line>(order).filter(
    (line) => !withdrawals.some(({ books }) => isNamed(books, line, order.lines)),
  );
}
