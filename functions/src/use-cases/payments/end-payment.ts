import { findPayment, openPaymentsOf, type ReadPayment } from '../../payment/payment-store.ts';
import { PaymentDisturbed } from '../../payment/provider.ts';
import { retryConflicts } from '../../platform/http/retry-conflicts.ts';
import { shopProfile } from '../../settings/shop-profile.ts';
import type { Shopper } from '../../shared/callers.ts';
import { advance, givenUp } from './advance.ts';
import { lastWord } from './begin-session.ts';
import type { Release } from './release-copies.ts';

interface Ending extends Release {
  /** Whether its copies are released though the provider does not answer: the sweep ends its session later. */
  isForced?: boolean;
}

/**
 * Ends a payment: it is paid, or its copies are released. One that was released while the provider did not answer has its
 * session ended. @throws PaymentDisturbed unless it is forced
 */
export function endPayment(
  { _id: id }: ReadPayment,
  now: Date,
  { isForced = false, ...release }: Ending = {},
): Promise<ReadPayment | undefined> {
  return retryConflicts(async () => {
    const payment = await findPayment(id);
    const isLeft = payment?.state === 'released' && payment.dueAt > 0;
    if (!payment || !(payment.state === 'open' || isLeft)) return payment;
    try {
      const session = await lastWord(payment, now);
      const ended = await advance(session ?? givenUp(payment), now, release);
      return ended?.state === 'open' ? await advance(givenUp(payment), now, release) : ended;
    } catch (failure) {
      if (!isForced || !(failure instanceof PaymentDisturbed)) throw failure;
      return isLeft ? payment : advance(givenUp(payment), now, { ...release, dueAt: now });
    }
  });
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
