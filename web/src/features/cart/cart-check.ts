import { useEffect } from 'react';
import { useApiQuery } from '#entities/api-data/use-api-data.ts';
import { booksByIds } from '#entities/book/books-by-ids.ts';
import type { Cart } from './cart.ts';
import { refreshCart } from './cart-store.ts';

/**
 * Whenever a page with the cart opens and when its books change. Failures are only logged: the order itself is checked,
 * too.
 */
export function useCartCheck(cart: Cart): void {
  const { data: answer, error } = useApiQuery({
    ...booksByIds(cart.map(({ _id }) => _id)),
    enabled: cart.length > 0,
  });
  useEffect(() => {
    if (answer) refreshCart(answer.asked, answer.books);
  }, [answer]);
  useEffect(() => {
    if (error) console.warn('The cart could not be checked; the order will be:', error);
  }, [error]);
}
