import { changePayment, findPayment, type ReadPayment, requirePayment } from '../../payment/payment-store.ts';
import { PaymentUnavailable, paymentProvider } from '../../payment/present-provider.ts';
import { ProviderRefused } from '../../payment/provider.ts';
import { isWriteConflict } from '../../platform/http/database-errors.ts';
import { releaseCopies } from './release-copies.ts';

/** How much longer than its copies are held the provider's page lives, so that a lost answer can be asked for again. */
export const sessionSlackMs = 5 * 60_000;

/** The payment's session at the provider, which begins now unless it did before. @throws PaymentUnavailable */
export async function beginSession(id: string, now: Date): Promise<ReadPayment> {
  const payment = await requirePayment(id);
  const { state, sessionId, asked, tries: attempt, amountCents, currency, heldUntil } = payment;
  if (state !== 'open' || sessionId !== '' || !asked) return payment;
  try {
    const provider = await paymentProvider();
    const endsAt = new Date(heldUntil + sessionSlackMs);
    const session = await provider.begin({
      ...asked,
      reference: id,
      attempt,
      amountCents,
      currency,
      endsAt,
    });
    try {
      await changePayment(payment, session);
    } catch (failure) {
      if (!isWriteConflict(failure)) throw failure;
      const present = await findPayment(id);
      // An earlier try was paid, or this one is over: what nobody has been led to is not to be paid, either.
      const isOver = present?.state !== 'open' || present.tries !== attempt;
      if (isOver && present?.sessionId !== session.sessionId) await provider.lookUp(session.sessionId, true);
      return present ? beginSession(id, now) : payment;
    }
  } catch (failure) {
    if (!(failure instanceof ProviderRefused || failure instanceof PaymentUnavailable)) throw failure;
    await releaseCopies(payment, now);
    throw new PaymentUnavailable();
  }
  return requirePayment(id);
}

/** The same where a call may have broken off before the provider's answer: it begins no second session. */
export async function begunSession(payment: ReadPayment, now: Date): Promise<ReadPayment | undefined> {
  if (payment.sessionId !== '') return payment;
  try {
    return await beginSession(payment._id, now);
  } catch (failure) {
    if (!(failure instanceof PaymentUnavailable)) throw failure;
    return findPayment(payment._id);
  }
}
