import { useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useAuth } from '#features/auth/auth-context.ts';
import { subtotalInCents } from '#features/cart/cart.ts';
import { useCartCheck } from '#features/cart/cart-check.ts';
import { clearCart, useCart } from '#features/cart/cart-store.ts';
import { CheckoutForm } from '#features/checkout/checkout-form.tsx';
import { CheckoutSummary } from '#features/checkout/checkout-summary.tsx';
import { showSuccess } from '#lib/alerts.ts';
import { PageHead } from '../page-head.tsx';

export function CheckoutRoute() {
  const { currentUser } = useAuth();
  const navigate = useNavigate();
  const cart = useCart();
  const checkCart = useCartCheck(cart);
  const purchase = { bookIds: cart.map(({ _id }) => _id), totalCents: subtotalInCents(cart) };
  const gone = cart.filter((item) => item.gone);

  function finish() {
    clearCart();
    navigate(paths.orders);
    void showSuccess('Order Confirmed', 'Order Placed Successfully');
  }

  return (
    <section className="page-width max-w-3xl! py-8 md:py-12">
      <PageHead title="Checkout" />
      <h1 className="mb-6 text-3xl md:text-4xl" tabIndex={-1}>
        Cash On Delivery
      </h1>
      <CheckoutSummary purchase={purchase} />
      {gone.length > 0 && (
        <p role="alert" className="mt-4 font-medium text-accent">
          No longer available: {gone.map(({ title }) => title).join(', ')}. Please remove it from your cart.
        </p>
      )}
      <div className="mt-8">
        <CheckoutForm
          email={currentUser?.email ?? ''}
          purchase={purchase}
          onOrdered={finish}
          onConflict={checkCart}
        />
      </div>
    </section>
  );
}
