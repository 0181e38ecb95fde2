import type { Book } from '@bookstore/functions/shared/book/book';
import type { AdminBookPage } from '@bookstore/functions/shared/catalogue/admin-books';
import type { BookStock } from '@bookstore/functions/shared/stock/stock';
import { useApiQuery } from '#entities/api-data/use-api-data.ts';
import type { BookFilter } from '#entities/book/book-filter.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';

/** How often the page is fetched again while it is open, in milliseconds: other people change books, too. */
const refetchMilliseconds = 10_000;

/** A page of the table as the shop is now, past every cache; the last one stays until the next one is there. */
export function useBookPage(filter: BookFilter) {
  const { data, isError, isPlaceholderData, refetch } = useApiQuery<AdminBookPage>({
    queryKey: ['GET /api/admin/books', { query: filter }],
    queryFn: ({ signal }) => callAdminApi('GET /api/admin/books', { query: filter }, signal),
    placeholderData: (before) => before,
    staleTime: 0,
    refetchInterval: refetchMilliseconds,
    refetchOnWindowFocus: 'always',
  });
  return { page: data, isError, isLate: isPlaceholderData, refetch };
}

/** The stocks of these books, by their ids, as far as they are counted. */
export function useStocks(books: readonly Book[]): ReadonlyMap<string, BookStock> {
  const ids = books.map(({ _id }) => _id);
  const { data } = useApiQuery<BookStock[]>({
    queryKey: ['GET /api/stock', { query: { ids } }],
    queryFn: ({ signal }) => callAdminApi('GET /api/stock', { query: { ids } }, signal),
    enabled: ids.length > 0,
    placeholderData: (before) => before,
    staleTime: 0,
  });
  const counted = (data ?? []).filter(({ onHand }) => onHand !== undefined);
  return new Map(counted.map((stock) => [stock.bookId, stock]));
}
