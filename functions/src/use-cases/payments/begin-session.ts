import { changePayment, findPayment, type ReadPayment, requirePayment } from '../../payment/payment-store.ts';
import { askProvider, PaymentUnavailable } from '../../payment/providers.ts';
import { isWriteConflict } from '../../platform/http/database-errors.ts';
import type { PaySession } from '../../shared/payment/next-payment-step.ts';
import { releaseCopies } from './release-copies.ts';

/** The provider's page outlives the held copies, so that a lost answer can be asked for again. */
const sessionSlackMs = 5 * 60_000;

/** The provider's page lives from half an hour to a day; that of a link ends in steps. */
const [shortestMs, stepMs] = [30 * 60_000, 12 * 3_600_000];

/** A session must end at the same time at every try: the provider refuses another end. */
function endOf({ heldUntil, isLink }: ReadPayment, now: Date): Date {
  if (!isLink) return new Date(heldUntil + sessionSlackMs);
  const last = heldUntil + shortestMs + sessionSlackMs;
  const soonest = now.getTime() + shortestMs + sessionSlackMs;
  return new Date(last - Math.max(0, Math.floor((last - soonest) / stepMs)) * stepMs);
}

/** Idempotent. @throws PaymentUnavailable */
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
    // A link can be paid until its last day, and the shop may have valid keys by then.
    if (!payment.isLink) await releaseCopies(payment, now);
    throw new PaymentUnavailable();
  }
  try {
    await changePayment(payment, session);
  } catch (failure) {
    if (!isWriteConflict(failure)) throw failure;
    const present = await requirePayment(id);
    // A session that the shopper has not been sent to must not be paid.
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

/** Begins no second session after a call interrupted before the provider's answer. */
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
 * Ends the last session, so that it can no longer be paid. @returns its state; undefined where there is none, or where it has
 * ended by itself and the shop no longer has the keys
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
