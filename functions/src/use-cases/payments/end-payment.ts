import { findPayment, openPaymentsOf, type ReadPayment } from '../../payment/payment-store.ts';
import { PaymentDisturbed } from '../../payment/provider.ts';
import { retryConflicts } from '../../platform/http/retry-conflicts.ts';
import { shopProfile } from '../../settings/shop-profile.ts';
import type { Shopper } from '../../shared/callers.ts';
import { advance, givenUp } from './advance.ts';
import { lastWord } from './begin-session.ts';
import type { Release } from './release-copies.ts';

interface Ending extends Release {
  /** Even when the provider does not answer; the sweep then ends the session. */
  isForced?: boolean;
}

/**
 * Afterwards it is paid, or its copies are released. Also ends sessions left open while the provider did not answer.
 * @throws PaymentDisturbed unless it is forced
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

/** The shopper's other payments may hold what is ordered now. @throws PaymentDisturbed unless it is forced */
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

/** Before an order paid in cash, which must work without the provider. */
export async function endOpenPayments(shopper: Shopper, now: Date): Promise<void> {
  if ((await shopProfile()).payment) await endOthers({ id: '', shopper, now, isForced: true });
}
