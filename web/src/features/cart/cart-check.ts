import { bookListLimits } from '@bookstore/functions/shared/book/book-paging';
import { useEffect } from 'react';
import { askApi } from '#entities/api-data/browser-data.ts';
import { useApiQuery } from '#entities/api-data/use-api-data.ts';
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
  const ids = cart.map(({ _id }) => _id);
  const { data: answer, error } = useApiQuery({
    queryKey: ['GET /api/books', { query: { ids } }],
    queryFn: async ({ signal }) => {
      const calls = batches(ids).map((part) => askApi('GET /api/books', { query: { ids: part } }, signal));
      return { asked: ids, books: (await Promise.all(calls)).flat() };
    },
    enabled: ids.length > 0,
    // Every page checks anew.
    gcTime: 0,
    staleTime: 0,
  });
  useEffect(() => {
    if (answer) refreshCart(answer.asked, answer.books);
  }, [answer]);
  useEffect(() => {
    if (error) console.warn('The cart could not be checked; the order will be:', error);
  }, [error]);
}
