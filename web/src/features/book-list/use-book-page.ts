import type { Book } from '@bookstore/functions/shared/book/book';
import type { BookStock } from '@bookstore/functions/shared/stock/stock';
import type { BookFilter } from '#entities/book/book-filter.ts';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';

/** In milliseconds: other people change books, too. */
const refetchMilliseconds = 10_000;

/** Bypasses every cache; the previous page stays until the next one is loaded. */
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

/** By book id, only counted ones. */
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
