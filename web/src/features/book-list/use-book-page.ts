import type { Book } from '@bookstore/functions/shared/book/book';
import type { BookStock } from '@bookstore/functions/shared/stock/stock';
import type { BookFilter } from '#entities/book/book-filter.ts';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';

/** How often the page is fetched again while it is open, in milliseconds: other people change books, too. */
const refetchMilliseconds = 10_000;

/** A page of the table as the shop is now, past every cache; the last one stays until the next one is there. */
export function useBookPage(filter: BookFilter) {
  const { data, isError, isPlaceholderData, refetch } = useAdminQuery(
    'GET /api/admin/books',
    { query: filter },
    {
      placeholderData: (before) => before,
      refetchInterval: refetchMilliseconds,
      refetchOnWindowFocus: 'always',
    },
  );
  return { page: data, isError, isLate: isPlaceholderData, refetch };
}

/** The stocks of these books, by their ids, as far as they are counted. */
export function useStocks(books: readonly Book[]): ReadonlyMap<string, BookStock> {
  const ids = books.map(({ _id }) => _id);
  const { data } = useAdminQuery(
    'GET /api/stock',
    { query: { ids } },
    {
      enabled: ids.length > 0,
      placeholderData: (before) => before,
    },
  );
  const counted = (data ?? []).filter(({ onHand }) => onHand !== undefined);
  return new Map(counted.map((stock) => [stock.bookId, stock]));
}
