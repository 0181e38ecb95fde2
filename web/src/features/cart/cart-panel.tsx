import { plural, t } from '@bookstore/functions/shared/words/words';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { buttonClasses } from '#components/forms/control-classes.ts';
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
      <div className="beside-sum sum-at-hand mt-1">
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
            <div className="beside-sum items-stretch! gap-y-4">
              <EmptyCart />
              <EmptyCartSum />
            </div>
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

/** What a cart with books has, too. */
function EmptyCartSum() {
  return (
    <footer className="flex flex-col rounded-card border border-line bg-surface p-[min(1.25rem,5vw)] sm:p-7 xl:p-8">
      <p role="status" className="mb-3 text-sm text-muted">
        {checkoutTexts.emptyCart}
      </p>
      <CartSubtotal cart={[]} />
      <div className="mt-auto pt-6">
        <Link to={paths.checkout} className={`${buttonClasses('secondary')} min-h-13! w-full text-base!`}>
          Checkout
        </Link>
      </div>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
        <Link to={paths.home} className={`${buttonClasses('quiet')} px-0!`}>
          Continue Shopping
        </Link>
        <Button
          variant="remove"
          onClick={clearCart}
          className="px-0! text-muted! underline decoration-line-strong/60"
        >
          Clear Cart
        </Button>
      </div>
    </footer>
  );
}
