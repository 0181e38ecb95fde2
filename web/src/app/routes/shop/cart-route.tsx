import { useAuth } from '#features/auth/auth-context.ts';
import { CartPanel } from '#features/cart/cart-panel.tsx';
import { useKeptBought } from '#features/orders/kept-bought.ts';
import { WishesWait } from '#features/wishes/wishes-wait.tsx';
import { BooksOffered } from '../../books-offered.tsx';
import { PageHead } from '../../page-head.tsx';
import { SeenOffered } from '../../seen-offered.tsx';

export function Page() {
  const { currentUser } = useAuth();
  const bought = useKeptBought(currentUser?.uid);
  return (
    <>
      <PageHead title="Shopping cart" />
      <CartPanel
        bought={bought}
        more={<WishesWait className="mt-2" />}
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
