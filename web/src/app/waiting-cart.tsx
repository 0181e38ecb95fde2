import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#components/button.tsx';
import { buttonLook } from '#components/control-looks.ts';
import { paths } from '#config/paths.ts';
import { useAuth } from '#features/auth/auth-context.ts';
import { useCartCount } from '#features/cart/cart-store.ts';
import { waitingCheckout } from './waiting-checkout.ts';

/** Offers the way back to the checkout after the login in between. It lies over the page, which does not move. */
export function WaitingCart() {
  const { currentUser } = useAuth();
  const count = useCartCount();
  const isWaiting = Boolean(currentUser && count);

  // What gets the focus must not come to lie under it.
  useEffect(() => {
    if (!isWaiting) return;
    const { style } = document.documentElement;
    style.scrollPaddingBottom = '10rem';
    return () => {
      style.scrollPaddingBottom = '';
    };
  }, [isWaiting]);

  if (!isWaiting) return null;
  return (
    <aside
      aria-labelledby="waiting-cart"
      className="fixed inset-x-4 bottom-4 z-20 mx-auto flex max-w-xl flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line-strong/60 bg-surface py-4 pr-4 pl-6 shadow-lift animate-[appear_160ms_ease-out] print:hidden"
    >
      <div>
        <p id="waiting-cart" className="font-display text-lg">
          Your cart is waiting
        </p>
        <p className="text-[0.9375rem] text-muted">
          {count === 1 ? 'One book is in it.' : `${count} books are in it.`}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-1">
        <Button look="quiet" onClick={() => waitingCheckout.set(false)}>
          Not now
        </Button>
        <Link to={paths.checkout} className={buttonLook()}>
          To the checkout
        </Link>
      </div>
    </aside>
  );
}
