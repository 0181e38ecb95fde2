import { outOfStock } from '@bookstore/functions/shared/book/stock-words';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { NothingHere } from '#components/loading/nothing-here.tsx';
import { checkoutTexts } from '#config/checkout-texts.ts';
import { paths } from '#config/paths.ts';
import { useAuth } from '#features/auth/auth-context.ts';
import { type Cart, isBuyable, subtotalInCents } from '#features/cart/cart.ts';
import { useCartCheck } from '#features/cart/cart-check.ts';
import { CartLimit } from '#features/cart/cart-limit.tsx';
import { removeFromCart, resolveConflict, useCart } from '#features/cart/cart-store.ts';
import { CheckoutForm } from '#features/checkout/checkout-form.tsx';
import { CheckoutSummary } from '#features/checkout/checkout-summary.tsx';
import { useLastRecipient } from '#features/checkout/last-recipient.ts';
import type { OrderOutcome } from '#features/checkout/place-order.ts';
import { showSuccess } from '#lib/alerts.ts';
import { PageHead } from '../../page-head.tsx';

export function Page() {
  const { currentUser } = useAuth();
  const navigate = useNavigate();
  const current = useCart();
  // The ordered books stay until the next page is shown, although they have left the cart.
  const [ordered, setOrdered] = useState<Cart>();
  const cart = ordered ?? current;
  useCartCheck(cart);
  const lastRecipient = useLastRecipient(currentUser?.email);
  const purchase = { bookIds: cart.map(({ _id }) => _id), totalCents: subtotalInCents(cart) };
  const gone = cart.filter((item) => item.gone);
  const soldOut = cart.filter((item) => !item.gone && !isBuyable(item));

  function finish({ kind, bookIds }: OrderOutcome) {
    setOrdered(cart);
    // Only what was ordered: another tab may have added a book meanwhile.
    removeFromCart(...bookIds);
    navigate(paths.orders);
    if (kind === 'placed') void showSuccess('Order Confirmed', 'Order Placed Successfully');
    else void showSuccess(checkoutTexts.orderPlacedEarlier, checkoutTexts.orderPlacedEarlierReason);
  }

  return (
    <section className="page-width max-w-6xl! py-8 md:py-12">
      <PageHead title="Checkout" />
      <h1 className="mb-6 text-3xl md:text-4xl" tabIndex={-1}>
        Cash On Delivery
      </h1>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
        <div className="lg:sticky lg:top-24 lg:order-last">
          <CheckoutSummary
            books={cart.map((item) => ({ ...item, isBuyable: isBuyable(item) }))}
            purchase={purchase}
          />
        </div>
        {cart.length === 0 ? (
          <NothingHere text={checkoutTexts.nothingToOrder} />
        ) : (
          <div>
            {gone.length > 0 && (
              <p role="alert" className="mb-6 font-medium text-accent">
                No longer available: {gone.map(({ title }) => title).join(', ')}. Please remove it from your
                cart.
              </p>
            )}
            {soldOut.length > 0 && (
              <p role="alert" className="mb-6 font-medium text-accent">
                {outOfStock}: {soldOut.map(({ title }) => title).join(', ')}. Please remove it from your cart.
              </p>
            )}
            <CartLimit cart={cart} />
            <CheckoutForm
              key={currentUser?.uid}
              uid={currentUser?.uid ?? ''}
              email={currentUser?.email ?? ''}
              purchase={purchase}
              lastRecipient={lastRecipient}
              onOrdered={finish}
              onConflict={resolveConflict}
            />
          </div>
        )}
      </div>
    </section>
  );
}
