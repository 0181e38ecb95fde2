import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { TaxList } from '#components/labels/tax-list.tsx';
import { NothingHere } from '#components/loading/nothing-here.tsx';
import { checkoutTexts } from '#config/checkout-texts.ts';
import { useMoney } from '#config/money.ts';
import { paths } from '#config/paths.ts';
import { useShop } from '#config/shop.ts';
import { deliveryFigures } from '#entities/shop/delivery-words.ts';
import type { Cart, CartItem } from './cart.ts';
import { useCartCheck } from './cart-check.ts';
import { useCartCosts } from './cart-costs.ts';
import { CartLimit } from './cart-limit.tsx';
import { CartRow } from './cart-row.tsx';
import { clearCart, removeFromCart, restoreCart, useCart } from './cart-store.ts';

interface CartPanelProps {
  /** Offered while the cart is empty: books, for example. */
  instead?: ReactNode;
}

export function CartPanel({ instead }: CartPanelProps) {
  const money = useMoney();
  const shop = useShop();
  const cart = useCart();
  const { subtotalCents, totalCents, taxes } = useCartCosts(cart);
  useCartCheck(cart);
  const isEmpty = cart.length === 0;
  const heading = useRef<HTMLHeadingElement>(null);
  const [undoable, setUndoable] = useState<{ text: string; before: Cart }>();

  function remove({ _id, title }: CartItem, button: HTMLElement): void {
    // Its row disappears, so the focus moves on first.
    const row = button.closest('li');
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    (neighbour?.querySelector('button') ?? heading.current)?.focus();
    // The subtotal is announced without this: an output is a live region, too.
    setUndoable({ text: `“${title}” was removed.`, before: cart });
    removeFromCart(_id);
  }

  function clear(): void {
    if (!isEmpty) setUndoable({ text: 'All books were removed.', before: cart });
    clearCart();
  }

  function undo(before: Cart): void {
    heading.current?.focus();
    setUndoable(undefined);
    restoreCart(before);
  }

  return (
    <section className="page-width max-w-4xl! py-8 md:py-12">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 ref={heading} className="text-3xl md:text-4xl" tabIndex={-1}>
          Shopping cart
        </h1>
        <Button variant="secondary" onClick={clear}>
          Clear Cart
        </Button>
      </header>
      <div className="mt-3 flex min-h-11 flex-wrap items-center gap-x-2 text-[0.9375rem] text-muted">
        <p aria-live="polite">{undoable?.text}</p>
        {undoable && (
          <Button variant="quiet" onClick={() => undo(undoable.before)} className="px-2!">
            Undo
          </Button>
        )}
      </div>
      {isEmpty ? (
        <NothingHere text={checkoutTexts.emptyCart}>
          <Link to={paths.home} className={buttonClasses()}>
            Continue Shopping
          </Link>
        </NothingHere>
      ) : (
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {cart.map((item) => (
            <CartRow key={item._id} item={item} onRemove={remove} />
          ))}
        </ul>
      )}
      <footer className="mt-8 ml-auto max-w-sm">
        <p className="flex items-baseline justify-between text-lg font-medium">
          <span>Subtotal</span>
          <output className="text-2xl font-semibold tabular-nums">{money.text(subtotalCents)}</output>
        </p>
        <TaxList rows={taxes()} className="mt-1 text-right text-sm text-muted" />
        {totalCents !== subtotalCents && (
          <p className="mt-1 flex items-baseline justify-between font-medium">
            <span>With taxes</span>
            <span className="tabular-nums">{money.text(totalCents)}</span>
          </p>
        )}
        <p className="mt-1 text-sm text-muted">
          {shop.tax ? checkoutTexts.shippingAlone : checkoutTexts.shipping}
        </p>
        {shop.delivery?.isShown && (
          <p className="mt-1 text-sm text-muted">
            {deliveryFigures(shop, money)
              .map((text) => text.replace(/\.?$/, '.'))
              .join(' ')}
          </p>
        )}
        <CartLimit cart={cart} />
        {!isEmpty && (
          <>
            <Link to={paths.checkout} className={`${buttonClasses()} mt-5 w-full`}>
              Checkout
            </Link>
            <p className="mt-3 text-center">
              <Link to={paths.home} className={buttonClasses('quiet')}>
                Continue Shopping
              </Link>
            </p>
          </>
        )}
      </footer>
      {isEmpty && instead}
    </section>
  );
}
