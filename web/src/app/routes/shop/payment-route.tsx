import { isOrderId } from '@bookstore/functions/shared/order/order-id';
import type { PaymentAnswer } from '@bookstore/functions/shared/payment/payment';
import { useParams } from 'react-router-dom';
import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import { checkoutDraftText } from '#entities/order/checkout-draft-text.ts';
import { endPaidAttempt } from '#entities/order/order-attempt.ts';
import { useAuth } from '#features/auth/auth-context.ts';
import { removeFromCart } from '#features/cart/cart-store.ts';
import { OrderNotFound } from '#features/orders/order-not-found.tsx';
import { OwnTicket } from '#features/orders/own-ticket.tsx';
import { AwaitedBooks } from '#features/payment/awaited-books.tsx';
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

  const paper = (answer: PaymentAnswer) => (
    <AsyncBoundary loading={null} key={answer.state}>
      {answer.state === 'paid' || answer.state === 'in-cash' ? (
        <OwnTicket uid={uid} id={id} />
      ) : (
        <AwaitedBooks {...answer} />
      )}
    </AsyncBoundary>
  );

  return (
    <section className="page-width py-6 md:py-10 md:*:min-h-[58dvh]">
      <PageHead title="Payment" />
      {isOrderId(id) ? (
        <PaymentPage key={`${uid} ${id}`} id={id} onPaid={endOrder} paper={paper} />
      ) : (
        <OrderNotFound />
      )}
    </section>
  );
}
