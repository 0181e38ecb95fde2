import { error as logError } from 'firebase-functions/logger';
import { changePayment, duePayments, findPayment, type ReadPayment } from '../../payment/payment-store.ts';
import { askProvider } from '../../payment/providers.ts';
import { retryConflicts } from '../../platform/http/retry-conflicts.ts';
import { advance, givenUp } from './advance.ts';
import { endPayment } from './end-payment.ts';
import { giveBackDue } from './give-back.ts';

/** In milliseconds, after the provider did not answer. */
const retryMs = 5 * 60_000;

/** The bank has not decided in time: money that still comes is late. Without the provider's keys the shop cannot ask. */
async function endDeciding(payment: ReadPayment, now: Date): Promise<void> {
  const { provider, sessionId } = payment;
  const session = await askProvider(
    provider,
    (asking) => asking.lookUp(sessionId),
    () => givenUp(payment),
  );
  const ended = await advance(session, now);
  if (ended?.state === 'deciding') await advance(givenUp(ended), now);
}

async function lookAt(payment: ReadPayment, now: Date): Promise<void> {
  const { state } = payment;
  if (state === 'deciding') await endDeciding(payment, now);
  else if (state === 'open' || state === 'released') await endPayment(payment, now);
  else await giveBackDue(payment, now);
}

export async function sweepPayments(now: Date): Promise<number> {
  const due = await duePayments(now);
  for (const payment of due) {
    try {
      await lookAt(payment, now);
    } catch (failure) {
      logError('A payment could not be looked at', { order: payment._id, cause: String(failure) });
      await retryConflicts(async () => {
        const present = await findPayment(payment._id);
        if (present) await changePayment(present, { dueAt: new Date(now.getTime() + retryMs) });
      });
    }
  }
  return due.length;
}
