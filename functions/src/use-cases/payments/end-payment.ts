import { changePayment, findPayment, openPaymentsOf, type ReadPayment } from '../../payment/payment-store.ts';
import { PaymentUnavailable, paymentProvider } from '../../payment/present-provider.ts';
import { PaymentDisturbed, ProviderRefused } from '../../payment/provider.ts';
import { retryConflicts } from '../../platform/http/retry-conflicts.ts';
import { shopProfile } from '../../settings/shop-profile.ts';
import type { Shopper } from '../../shared/callers.ts';
import { begunSession, sessionSlackMs } from './begin-session.ts';
import { type Release, releaseCopies } from './release-copies.ts';
import { settlePayment } from './settle-payment.ts';

/** Ends a session so that it can be paid no more; when it was paid before, that counts. */
async function endSession(payment: ReadPayment, now: Date): Promise<ReadPayment | undefined> {
  if (payment.sessionId === '') return payment;
  try {
    const session = await (await paymentProvider()).lookUp(payment.sessionId, true);
    return await settlePayment(session, now);
  } catch (failure) {
    // Without its keys the shop cannot ask, but by then the session has ended by itself.
    const isOver = now.getTime() > payment.heldUntil + 2 * sessionSlackMs;
    if (isOver && (failure instanceof PaymentUnavailable || failure instanceof ProviderRefused))
      return payment;
    throw failure;
  }
}

interface Ending extends Release {
  /** Whether its copies are released though the provider does not answer: the sweep ends its session later. */
  isForced?: boolean;
}

/** Ends a payment: it is paid, or its copies are released. @throws PaymentDisturbed unless that is forced */
export async function endPayment(
  payment: ReadPayment,
  now: Date,
  { isForced, ...release }: Ending = {},
): Promise<ReadPayment | undefined> {
  return retryConflicts(async () => {
    const present = await findPayment(payment._id);
    if (present?.state !== 'open') return present;
    try {
      // A call that broke off before the provider's answer: the same begins no second session.
      const begun = await begunSession(present, now);
      const ended = begun?.state === 'open' ? await endSession(begun, now) : begun;
      if (ended?.state !== 'open') return ended;
      await releaseCopies(ended, now, release);
    } catch (failure) {
      if (!isForced || !(failure instanceof PaymentDisturbed)) throw failure;
      await releaseCopies(present, now, { ...release, dueAt: now });
    }
    return findPayment(payment._id);
  });
}

/** Ends the session of a payment whose copies were released while the provider did not answer. @throws PaymentDisturbed */
export async function endReleased(payment: ReadPayment, now: Date): Promise<ReadPayment | undefined> {
  const ended = await endSession(payment, now);
  if (ended?.state === 'released') await changePayment(ended, { dueAt: null });
  return findPayment(payment._id);
}

/** Ends what a shopper has begun to pay before: their copies may be what is ordered now. @throws PaymentDisturbed unless that is forced */
export async function endOthers({
  id,
  shopper,
  now,
  isForced = false,
}: {
  id: string;
  shopper: Shopper;
  now: Date;
  isForced?: boolean;
}): Promise<void> {
  const others = (await openPaymentsOf(shopper.uid)).filter((one) => one._id !== id);
  for (const other of others) await endPayment(other, now, { isForced });
}

/** Ends what a shopper has begun to pay, before they order something to be paid in cash, which a disturbed provider does not hinder. */
export async function endOpenPayments(shopper: Shopper, now: Date): Promise<void> {
  if ((await shopProfile()).payment) await endOthers({ id: '', shopper, now, isForced: true });
}
