import { warn } from 'firebase-functions/logger';
import { erasePayment, paymentsOf, type ReadPayment } from '../../payment/payment-store.ts';
import { paymentProvider } from '../../payment/present-provider.ts';
import type { PaySession } from '../../shared/payment/next-payment-step.ts';
import { paymentStates } from '../../shared/payment/payment.ts';
import { releaseCopies } from './release-copies.ts';
import { settlePayment } from './settle-payment.ts';

/** Ends what can still be paid. What cannot be asked stands in no one's way: the session ends by itself. */
async function endedSession({ sessionId, state }: ReadPayment): Promise<PaySession | undefined> {
  if (sessionId === '' || !paymentStates[state].holdsCopies) return undefined;
  try {
    return await (await paymentProvider()).lookUp(sessionId, true);
  } catch (failure) {
    warn('The payment of an erased shopper was not ended', { cause: String(failure) });
    return undefined;
  }
}

/**
 * Takes a shopper out of their payments. What they have begun is over: money that still comes finds no order, and goes back.
 */
export async function erasePayments(uid: string): Promise<void> {
  for (let some = await paymentsOf(uid); some.length > 0; some = await paymentsOf(uid)) {
    for (const payment of some) {
      const session = await endedSession(payment);
      if (paymentStates[payment.state].holdsCopies) await releaseCopies(payment, new Date());
      await erasePayment(payment);
      if (session?.isPaid) await settlePayment(session, new Date());
    }
  }
}
