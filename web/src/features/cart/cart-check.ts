import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useQueryCache } from '#lib/browser-data.ts';
import { apiQuery } from '#lib/query-client.ts';
import type { Cart } from './cart.ts';
import { refreshCart } from './cart-store.ts';

/**
 * Asks the shop for a cart's books as they are now, whenever a page opens that shows the cart, and when a book comes
 * or goes; then the cart is up to date.
 * @returns a function that asks once more.
 */
export function useCartCheck(cart: Cart): () => Promise<unknown> {
  const { data, error, refetch } = useQuery(
    {
      ...apiQuery('GET /api/books', { query: { ids: cart.map(({ _id }) => _id) } }),
      enabled: cart.length > 0,
      // What was true on another page is not worth keeping.
      gcTime: 0,
      staleTime: 0,
    },
    useQueryCache(),
  );
  useEffect(() => {
    if (data) refreshCart(data);
  }, [data]);
  useEffect(() => {
    if (error) console.warn('The cart could not be checked; the order will be:', error);
  }, [error]);
  return refetch;
}
