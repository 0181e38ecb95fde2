import { erasePayment, paymentsOf } from '../../payment/payment-store.ts';
import { paymentStates } from '../../shared/payment/payment.ts';
import { releaseCopies } from './hold-copies.ts';

/**
 * Takes a shopper out of their payments. What they have begun is over: money that still comes finds no order, and goes back.
 */
export async function erasePayments(uid: string): Promise<void> {
  for (let some = await paymentsOf(uid); some.length > 0; some = await paymentsOf(uid)) {
    for (const payment of some) {
      if (paymentStates[payment.state].holdsCopies) await releaseCopies(payment, new Date());
      await erasePayment(payment);
    }
  }
}
