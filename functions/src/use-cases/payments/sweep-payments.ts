import { error as logError } from 'firebase-functions/logger';
import { changePayment, duePayments, findPayment, type ReadPayment } from '../../payment/payment-store.ts';
import { PaymentUnavailable, paymentProvider } from '../../payment/present-provider.ts';
import { ProviderRefused } from '../../payment/provider.ts';
import { retryConflicts } from '../../platform/http/retry-conflicts.ts';
import { endPayment, endReleased } from './end-payment.ts';
import { giveBackDue } from './give-back.ts';
import { releaseCopies } from './release-copies.ts';
import { settlePayment } from './settle-payment.ts';

/** When a payment is looked at again that the provider could not be asked about. */
const retryMs = 5 * 60_000;

/** What is true of it, as far as the shop can ask: not with other keys than it was begun with. */
async function settledAsKnown(payment: ReadPayment, now: Date): Promise<ReadPayment | undefined> {
  try {
    return await settlePayment(await (await paymentProvider()).lookUp(payment.sessionId), now);
  } catch (failure) {
    if (!(failure instanceof PaymentUnavailable || failure instanceof ProviderRefused)) throw failure;
    return payment;
  }
}

/** A bank that has not decided for so long: what comes later is late. */
async function endDeciding(payment: ReadPayment, now: Date): Promise<void> {
  const settled = await settledAsKnown(payment, now);
  if (settled?.state === 'deciding') await releaseCopies(settled, now);
}

async function lookAt(payment: ReadPayment, now: Date): Promise<void> {
  if (payment.state === 'open') await endPayment(payment, now);
  else if (payment.state === 'deciding') await endDeciding(payment, now);
  else if (payment.state === 'released') await endReleased(payment, now);
  else await giveBackDue(payment, now);
}

/** Releases what was not paid in time, and gives back what is owed. What fails is looked at again later. */
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
