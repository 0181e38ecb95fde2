import { plural, t } from '@bookstore/functions/shared/words/words';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { LoadingNote } from '#components/loading/async-boundary.tsx';
import { checkoutTexts } from '#config/checkout-texts.ts';
import { paths } from '#config/paths.ts';
import { useListsAwaited } from '#entities/shopper-lists/list-state.ts';
import type { Cart, CartItem } from './cart.ts';
import { useCartCheck } from './cart-check.ts';
import { CartRow } from './cart-row.tsx';
import { clearCart, removeFromCart, restoreCart, useCart } from './cart-store.ts';
import { CartSubtotal } from './cart-subtotal.tsx';
import { CartSummary } from './cart-summary.tsx';
import { EmptyCart } from './empty-cart.tsx';

const none: ReadonlySet<string> = new Set();

interface CartPanelProps {
  /** Shown while the cart is empty. */
  instead?: ReactNode;
  more?: ReactNode;
  offer?: ReactNode;
  /** Ids of books that the shopper has bought before. */
  bought?: ReadonlySet<string>;
}

export function CartPanel({ instead, more, offer, bought = none }: CartPanelProps) {
  const cart = useCart();
  useCartCheck(cart);
  const isAwaited = useListsAwaited();
  const isEmpty = cart.length === 0;
  const heading = useRef<HTMLHeadingElement>(null);
  const [undoable, setUndoable] = useState<{ text: string; before: Cart }>();

  function remove({ _id, title }: CartItem, button: HTMLElement): void {
    // The row disappears, so the focus moves on first.
    const row = button.closest('li');
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    (neighbour?.querySelector('button') ?? heading.current)?.focus();
    // The subtotal is announced by itself: an output is a live region, too.
    setUndoable({ text: t('“{title}” was removed.', { title }), before: cart });
    removeFromCart(_id);
  }

  function clear(): void {
    // The button moves below the empty cart's content.
    heading.current?.focus();
    setUndoable({ text: t('All books were removed.'), before: cart });
    clearCart();
  }

  function undo(before: Cart): void {
    heading.current?.focus();
    setUndoable(undefined);
    restoreCart(before);
  }

  return (
    <section className="page-width py-6 md:py-10">
      <h1 ref={heading} className="text-3xl md:text-4xl" tabIndex={-1}>
        Shopping cart
      </h1>
      <div className="beside-sum mt-1">
        <div
          className={`flex flex-wrap items-center text-[0.9375rem] text-muted ${isEmpty && !undoable ? 'mb-4' : 'mb-2 min-h-11'}`}
        >
          <p aria-live="polite">{undoable?.text}</p>
          {undoable ? (
            <Button variant="quiet" onClick={() => undo(undoable.before)} className="px-2!">
              Undo
            </Button>
          ) : (
            !isEmpty && <p>{plural(cart.length, '{count} book', '{count} books')}</p>
          )}
          {!isEmpty && (
            <Button
              variant="remove"
              onClick={clear}
              className="ms-auto px-0! text-muted! underline decoration-line-strong/60"
            >
              Clear Cart
            </Button>
          )}
        </div>
        {isEmpty && isAwaited ? (
          <LoadingNote />
        ) : isEmpty ? (
          <div className="col-span-full">
            <EmptyCart />
            <EmptyCartFooter />
            {instead}
          </div>
        ) : (
          <>
            <ul className="divide-y divide-line border-y border-line lg:col-start-1">
              {cart.map((item) => (
                <CartRow key={item._id} item={item} isOwned={bought.has(item._id)} onRemove={remove} />
              ))}
            </ul>
            <div className="grid grid-cols-1 gap-4 max-lg:mt-8 lg:sticky lg:top-24">
              <CartSummary cart={cart} offer={offer} />
              {more}
            </div>
          </>
        )}
      </div>
    </section>
  );
}

/** The usual links of a cart, in a quiet line. */
function EmptyCartFooter() {
  const quiet =
    'inline-flex min-h-11 items-center underline-offset-4 hover:text-accent hover:underline forced-colors:underline';
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-8 border-b border-line py-3 text-[0.9375rem] text-muted">
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1 max-lg:py-2">
        <p role="status" className="max-sm:basis-full">
          {checkoutTexts.emptyCart}
        </p>
        <CartSubtotal cart={[]} isQuiet />
      </div>
      <div className="flex flex-wrap gap-x-[min(1.5rem,3vw)]">
        <Link to={paths.checkout} className={quiet}>
          Checkout
        </Link>
        <Link to={paths.home} className={quiet}>
          Continue Shopping
        </Link>
        <button type="button" onClick={clearCart} className={quiet}>
          Clear Cart
        </button>
      </div>
    </footer>
  );
}
