import { useEffect } from 'react';
import { apiQuery } from '#lib/query-client.ts';
import { useApiQuery } from '#lib/use-api-data.ts';
import type { Cart } from './cart.ts';
import { refreshCart } from './cart-store.ts';

/**
 * Updates the cart with the shop's current books, whenever a page that shows the cart opens and when its books change.
 * @returns a function that does so once more.
 */
export function useCartCheck(cart: Cart): () => Promise<unknown> {
  const { data, error, refetch } = useApiQuery({
    ...apiQuery('GET /api/books', { query: { ids: cart.map(({ _id }) => _id) } }),
    enabled: cart.length > 0,
    // Every page checks anew.
    gcTime: 0,
    staleTime: 0,
  });
  useEffect(() => {
    if (data) refreshCart(data);
  }, [data]);
  useEffect(() => {
    if (error) console.warn('The cart could not be checked; the order will be:', error);
  }, [error]);
  return refetch;
}
