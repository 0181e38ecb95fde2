import type { Book } from '@bookstore/functions/shared/book';
import { bookListLimits } from '@bookstore/functions/shared/book-paging';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useQueryCache } from '#lib/browser-data.ts';
import { apiQuery } from '#lib/query-client.ts';
import type { Cart } from './cart.ts';
import { refreshCart } from './cart-store.ts';

/** As many ids at a time as the API takes. */
function batches(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / bookListLimits.ids);
  return Array.from({ length: count }, (_, index) =>
    ids.slice(index * bookListLimits.ids, (index + 1) * bookListLimits.ids),
  );
}

/** The books of all answers, once every one is there; otherwise why one is missing. */
function combine(answers: UseQueryResult<Book[]>[]) {
  const books = answers.flatMap(({ data }) => data ?? []);
  return {
    books: answers.length > 0 && answers.every(({ data }) => data) ? books : undefined,
    error: answers.find(({ error }) => error)?.error,
  };
}

/**
 * Asks the shop for a cart's books as they are now, whenever a page opens that shows the cart, and when a book comes
 * or goes; then the cart is up to date. A failure is no harm: the order itself is checked, too.
 */
export function useCartCheck(cart: Cart): void {
  const { books, error } = useQueries(
    {
      queries: batches(cart.map(({ _id }) => _id)).map((ids) => ({
        ...apiQuery('GET /api/books', { query: { ids } }),
        // What was true on another page is not worth keeping.
        gcTime: 0,
        staleTime: 0,
      })),
      combine,
    },
    useQueryCache(),
  );
  useEffect(() => {
    if (books) refreshCart(books);
  }, [books]);
  useEffect(() => {
    if (error) console.warn('The cart could not be checked; the order will be:', error);
  }, [error]);
}
