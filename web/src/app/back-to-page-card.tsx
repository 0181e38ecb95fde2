import { shopPages } from '@bookstore/functions/shared/pages/shop-pages';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { useEffect } from 'react';
import { Link, matchPath } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { paths } from '#config/paths.ts';
import { interruptedPage } from '#entities/session/interrupted-page.ts';
import { useAuth } from '#features/auth/auth-context.ts';
import { useCartCount } from '#features/cart/cart-store.ts';
import { useLocalStore } from '#lib/browser/local-store.ts';

interface WayBack {
  title: string;
  text: string;
  to: string;
  wayBack: string;
}

/** Undefined for any path without a way back: the stored text may be anything. */
function wayBackTo(path: string | null, cartCount = 0): WayBack | undefined {
  if (path === paths.checkout && cartCount > 0) {
    const text = plural(cartCount, 'One book is in it.', '{count} books are in it.');
    return { title: t('Your cart is waiting'), text, to: path, wayBack: t('To the checkout') };
  }
  if (path === paths.orders) {
    const text = t('You were on your way to them.');
    return { title: t('Your orders are waiting'), text, to: path, wayBack: t('To your orders') };
  }
  const [id = ''] = [shopPages.order.path, shopPages.payment.path].flatMap(
    (one) => matchPath(one, path ?? '')?.params.id ?? [],
  );
  if (!path || !/^[\w-]+$/.test(id)) return undefined;
  const text = t('You were on your way to it.');
  return { title: t('Your order is waiting'), text, to: path, wayBack: t('To your order') };
}

/** For the page that the login interrupted. Overlays the page, which does not move. */
export function BackToPageCard() {
  const { currentUser } = useAuth();
  const count = useCartCount();
  const path = useLocalStore(interruptedPage, null);
  const waiting = currentUser ? wayBackTo(path, count) : undefined;
  const isWaiting = Boolean(waiting);

  // A focused control must not be covered by it.
  useEffect(() => {
    if (!isWaiting) return;
    const { style } = document.documentElement;
    style.scrollPaddingBottom = '10rem';
    return () => {
      style.scrollPaddingBottom = '';
    };
  }, [isWaiting]);

  if (!waiting) return null;
  return (
    <aside
      aria-labelledby="waiting"
      className="fixed inset-x-4 bottom-4 z-20 mx-auto flex max-w-xl flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line-strong/60 bg-surface py-4 pe-4 ps-6 shadow-lift animate-[appear_160ms_ease-out] print:hidden"
    >
      <div>
        <p id="waiting" className="font-display text-lg">
          {waiting.title}
        </p>
        <p className="text-[0.9375rem] text-muted">{waiting.text}</p>
      </div>
      <div className="flex flex-wrap items-center gap-1">
        <Button variant="quiet" onClick={() => interruptedPage.set(null)}>
          Not now
        </Button>
        <Link to={waiting.to} className={buttonClasses()}>
          {waiting.wayBack}
        </Link>
      </div>
    </aside>
  );
}
