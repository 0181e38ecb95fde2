import { Suspense } from 'react';
import { useShop } from '#config/shop.ts';
import { useAuth } from '#features/auth/auth-context.ts';
import { CartPanel } from '#features/cart/cart-panel.tsx';
import { useKeptBought } from '#features/orders/kept-bought.ts';
import { WishesWait } from '#features/wishes/wishes-wait.tsx';
import { lazyComponent } from '#lib/lazy-component.tsx';
import { BooksOffered } from '../../books-offered.tsx';
import { PageHead } from '../../page-head.tsx';
import { SeenOffered } from '../../seen-offered.tsx';

// Only loaded by shops with offers.
const CartOffer = lazyComponent(async () => (await import('../../cart-offer.tsx')).CartOffer);

export function Page() {
  const { offers } = useShop();
  const { currentUser } = useAuth();
  const bought = useKeptBought(currentUser?.uid);
  return (
    <>
      <PageHead title="Shopping cart" />
      <CartPanel
        bought={bought}
        offer={
          offers && (
            <Suspense>
              <CartOffer />
            </Suspense>
          )
        }
        more={<WishesWait />}
        instead={
          <>
            <WishesWait />
            <SeenOffered className="pt-10" />
            <BooksOffered />
          </>
        }
      />
    </>
  );
}
