import { warn } from 'firebase-functions/logger';
import { erasePayment, paymentsOf, type ReadPayment, requirePayment } from '../../payment/payment-store.ts';
import { paymentProvider } from '../../payment/providers.ts';
import { retryConflicts } from '../../platform/http/retry-conflicts.ts';
import type { PaySession } from '../../shared/payment/next-payment-step.ts';
import { paymentStates } from '../../shared/payment/payment.ts';
import { advance } from './advance.ts';
import { releaseCopies } from './release-copies.ts';

/** A provider that does not answer must not stop an erasure: the session ends by itself. */
async function endedSession({ provider, sessionId }: ReadPayment): Promise<PaySession | undefined> {
  if (sessionId === '') return undefined;
  try {
    return await (await paymentProvider(provider)).lookUp(sessionId, true);
  } catch (failure) {
    warn('The payment of an erased shopper was not ended', { cause: String(failure) });
    return undefined;
  }
}

/** Fails with a write conflict when the payment changes in the meantime. */
async function eraseOne(id: string): Promise<void> {
  const payment = await requirePayment(id);
  const { holdsCopies } = paymentStates[payment.state];
  const session = holdsCopies ? await endedSession(payment) : undefined;
  // Without the order, no mail is sent about it.
  if (holdsCopies) await releaseCopies({ ...payment, order: undefined }, new Date());
  await erasePayment(payment);
  if (session?.isPaid) await advance(session, new Date());
}

/** Unfinished payments end: money that still comes finds no order and is refunded. */
export async function erasePayments(uid: string): Promise<void> {
  for (let some = await paymentsOf(uid); some.length > 0; some = await paymentsOf(uid)) {
    for (const { _id } of some) await retryConflicts(() => eraseOne(_id));
  }
}
