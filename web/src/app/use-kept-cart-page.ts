import { useEffect } from 'react';
import { documentAddress } from '#config/language.ts';
import { paths } from '#config/paths.ts';
import { useCartCount } from '#features/cart/cart-store.ts';
import { whenIdle } from '#lib/browser/when-idle.ts';

/** Loads the cart's page once there is something in the cart, so that it opens without a connection, too. */
export function useKeptCartPage(): void {
  const hasBooks = Boolean(useCartCount());
  useEffect(() => {
    if (!hasBooks) return;
    return whenIdle(() => {
      // The checkout waits for many files already, and its shopper has been to the cart.
      if (location.pathname === documentAddress(paths.checkout)) return;
      import('./routes/shop/cart-route.tsx').catch((error: unknown) => {
        console.warn('The page of the cart could not be loaded early:', error);
      });
    });
  }, [hasBooks]);
}
