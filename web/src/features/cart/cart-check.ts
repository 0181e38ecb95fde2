import { bookListLimits } from '@bookstore/functions/shared/book-paging';
import { useEffect } from 'react';
import { apiQuery } from '#lib/query-client.ts';
import { useApiLists } from '#lib/use-api-data.ts';
import type { Cart } from './cart.ts';
import { refreshCart } from './cart-store.ts';

/** As many ids at a time as the API takes. */
function batches(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / bookListLimits.ids);
  return Array.from({ length: count }, (_, index) =>
    ids.slice(index * bookListLimits.ids, (index + 1) * bookListLimits.ids),
  );
}

/**
 * Updates the cart with the shop's current books, whenever a page that shows the cart opens and when its books change.
 * A failure is only logged: the order itself is checked, too.
 */
export function useCartCheck(cart: Cart): void {
  const { rows, error } = useApiLists(
    batches(cart.map(({ _id }) => _id)).map((ids) => ({
      ...apiQuery('GET /api/books', { query: { ids } }),
      // Every page checks anew.
      gcTime: 0,
      staleTime: 0,
    })),
  );
  useEffect(() => {
    if (rows) refreshCart(rows);
  }, [rows]);
  useEffect(() => {
    if (error) console.warn('The cart could not be checked; the order will be:', error);
  }, [error]);
}
