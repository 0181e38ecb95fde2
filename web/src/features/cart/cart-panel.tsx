import { formatCents } from '@bookstore/functions/shared/values/money';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { NothingHere } from '#components/loading/nothing-here.tsx';
import { checkoutTexts } from '#config/checkout-texts.ts';
import { paths } from '#config/paths.ts';
import { type CartItem, subtotalInCents } from './cart.ts';
import { useCartCheck } from './cart-check.ts';
import { CartLimit } from './cart-limit.tsx';
import { CartRow } from './cart-row.tsx';
import { clearCart, removeFromCart, useCart } from './cart-store.ts';

export function CartPanel() {
  const cart = useCart();
  useCartCheck(cart);
  const isEmpty = cart.length === 0;
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');

  function remove({ _id, title }: CartItem, button: HTMLElement): void {
    // Its row disappears, so the focus moves on first.
    const row = button.closest('li');
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    (neighbour?.querySelector('button') ?? heading.current)?.focus();
    // The subtotal is announced without this: an output is a live region, too.
    setSaid(`“${title}” was removed.`);
    removeFromCart(_id);
  }

  function clear(): void {
    setSaid('All books were removed.');
    clearCart();
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
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      {isEmpty ? (
        <NothingHere text={checkoutTexts.emptyCart}>
          <Link to={paths.home} className={buttonClasses()}>
            Continue Shopping
          </Link>
        </NothingHere>
      ) : (
        <ul className="mt-6 divide-y divide-line border-y border-line">
          {cart.map((item) => (
            <CartRow key={item._id} item={item} onRemove={remove} />
          ))}
        </ul>
      )}
      <footer className="mt-8 ml-auto max-w-sm">
        <p className="flex items-baseline justify-between text-lg font-medium">
          <span>Subtotal</span>
          <output className="text-2xl font-semibold tabular-nums">
            ${formatCents(subtotalInCents(cart))}
          </output>
        </p>
        <p className="mt-1 text-sm text-muted">{checkoutTexts.shipping}</p>
        <CartLimit cart={cart} />
        <Link
          to={paths.checkout}
          className={`${buttonClasses(isEmpty ? 'secondary' : 'primary')} mt-5 w-full`}
        >
          Checkout
        </Link>
        {!isEmpty && (
          <p className="mt-3 text-center">
            <Link to={paths.home} className={buttonClasses('quiet')}>
              Continue Shopping
            </Link>
          </p>
        )}
      </footer>
    </section>
  );
}
