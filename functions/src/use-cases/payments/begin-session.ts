import { changePayment, findPayment, type ReadPayment, requirePayment } from '../../payment/payment-store.ts';
import { askProvider, PaymentUnavailable } from '../../payment/providers.ts';
import { isWriteConflict } from '../../platform/http/database-errors.ts';
import type { PaySession } from '../../shared/payment/next-payment-step.ts';
import { releaseCopies } from './release-copies.ts';

/** How much longer than its copies are held the provider's page lives, so that a lost answer can be asked for again. */
const sessionSlackMs = 5 * 60_000;

/** The provider lets a page live for half an hour at least, and for a day at most: that of a link ends in steps. */
const [shortestMs, stepMs] = [30 * 60_000, 12 * 3_600_000];

/** When a session ends: a lost answer is asked for again with the same end, without which the provider refuses it. */
function endOf({ heldUntil, isLink }: ReadPayment, now: Date): Date {
  if (!isLink) return new Date(heldUntil + sessionSlackMs);
  const last = heldUntil + shortestMs + sessionSlackMs;
  const soonest = now.getTime() + shortestMs + sessionSlackMs;
  return new Date(last - Math.max(0, Math.floor((last - soonest) / stepMs)) * stepMs);
}

/** The payment's session at the provider, which begins now unless it did before. @throws PaymentUnavailable */
export async function beginSession(id: string, now: Date): Promise<ReadPayment> {
  const payment = await requirePayment(id);
  const { state, provider, sessionId, asked, tries: attempt, amountCents, currency } = payment;
  if (state !== 'open' || sessionId !== '' || !asked) return payment;
  const endsAt = endOf(payment, now);
  const wanted = { ...asked, reference: id, attempt, amountCents, currency, endsAt };
  const session = await askProvider(
    provider,
    (asking) => asking.begin(wanted),
    () => undefined,
  );
  if (!session) {
    // A link can be paid until its days are over: by then the shop may have keys that the provider takes.
    if (!payment.isLink) await releaseCopies(payment, now);
    throw new PaymentUnavailable();
  }
  try {
    await changePayment(payment, session);
  } catch (failure) {
    if (!isWriteConflict(failure)) throw failure;
    const present = await requirePayment(id);
    // An earlier try was paid, or this one is over: what the shopper has not been led to is not to be paid, either.
    const isOver = present.state !== 'open' || present.tries !== attempt;
    if (isOver && present.sessionId !== session.sessionId)
      await askProvider(
        provider,
        (asking) => asking.lookUp(session.sessionId, true),
        () => undefined,
      );
    return beginSession(id, now);
  }
  return requirePayment(id);
}

/** The same where a call may have broken off before the provider's answer: it begins no second session. */
async function begunSession(payment: ReadPayment, now: Date): Promise<ReadPayment | undefined> {
  if (payment.sessionId !== '') return payment;
  try {
    return await beginSession(payment._id, now);
  } catch (failure) {
    if (!(failure instanceof PaymentUnavailable)) throw failure;
    return findPayment(payment._id);
  }
}

/**
 * Ends the last session of a payment, so that it can be paid no more. @returns what is true of it; undefined where there is
 * none, or where the shop has its keys no more and it has ended by itself
 */
export async function lastWord(payment: ReadPayment, now: Date): Promise<PaySession | undefined> {
  const { provider, sessionId, heldUntil } = (await begunSession(payment, now)) ?? payment;
  if (sessionId === '') return undefined;
  return askProvider(
    provider,
    (asking) => asking.lookUp(sessionId, true),
    (failure) => {
      if (now.getTime() > heldUntil + 2 * sessionSlackMs) return undefined;
      throw failure;
    },
  );
}
