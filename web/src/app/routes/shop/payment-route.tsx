import { isOrderId } from '@bookstore/functions/shared/order/order-id';
import { useParams } from 'react-router-dom';
import { checkoutDraftText } from '#entities/order/checkout-draft-text.ts';
import { endPaidAttempt } from '#entities/order/order-attempt.ts';
import { useAuth } from '#features/auth/auth-context.ts';
import { removeFromCart } from '#features/cart/cart-store.ts';
import { OrderNotFound } from '#features/orders/order-not-found.tsx';
import { PaymentPage } from '#features/payment/payment-page.tsx';
import { PageHead } from '../../page-head.tsx';

export function Page() {
  const { id = '' } = useParams();
  const { currentUser } = useAuth();
  if (!currentUser) return null;
  const { uid } = currentUser;

  function endOrder(bookIds: readonly string[]): void {
    const paid = endPaidAttempt(uid, bookIds);
    removeFromCart(...paid);
    // The form and the way to pay are no choice for the next order.
    if (paid.length > 0) checkoutDraftText.set(null);
  }

  return (
    <section className="page-width py-6 md:py-10 md:*:min-h-[58dvh]">
      <PageHead title="Payment" />
      {isOrderId(id) ? <PaymentPage key={`${uid} ${id}`} id={id} onPaid={endOrder} /> : <OrderNotFound />}
    </section>
  );
}
