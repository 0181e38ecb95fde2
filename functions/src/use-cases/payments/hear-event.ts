import { warn } from 'firebase-functions/logger';
import { changePayment, findPaymentOfMoney } from '../../payment/payment-store.ts';
import { paymentProvider } from '../../payment/present-provider.ts';
import type { ProviderEvent } from '../../payment/provider.ts';
import { Unavailable } from '../../platform/http/api-errors.ts';
import { retryConflicts } from '../../platform/http/retry-conflicts.ts';
import type { Dispute } from '../../shared/payment/payment.ts';
import { noteMoney } from './give-back.ts';
import { settlePayment } from './settle-payment.ts';

/** What is known of a dispute counts until something newer is: events come in any order. */
function withDispute(disputes: readonly Dispute[], heard: Dispute): Dispute[] {
  const known = disputes.find(({ id }) => id === heard.id);
  if (known && known.at >= heard.at) return [...disputes];
  return [...disputes.filter(({ id }) => id !== heard.id), heard];
}

async function hearOfDispute(paymentId: string, dispute: Dispute): Promise<void> {
  await retryConflicts(async () => {
    const payment = await findPaymentOfMoney(paymentId);
    if (!payment) return warn('A dispute is about money that the shop does not know', { paymentId });
    return changePayment(payment, { disputes: withDispute(payment.disputes, dispute) });
  });
}

/** A bank has sent back what was given back: the shop has the money again, and still owes it. */
async function hearOfFailedRefund(
  { paymentId, reference, reason }: Extract<ProviderEvent, { kind: 'refund-failed' }>,
  now: Date,
): Promise<void> {
  await retryConflicts(async () => {
    const payment = await findPaymentOfMoney(paymentId);
    // Told before it was noted: the provider tells it again.
    if (payment?.refunds.some(({ state }) => state === 'wanted')) throw new Unavailable();
    const failed = payment?.refunds.find((one) => one.reference === reference && one.state === 'done');
    if (!payment || !failed) return;
    if (payment.state === 'paid') await noteMoney(payment, 'taken', failed.cents, reference, now);
    const refused = { ...failed, state: 'refused' as const, reason };
    const refunds = payment.refunds.map((one) => (one === failed ? refused : one));
    await changePayment(payment, { refunds, isToSettle: true, settleReason: 'refund-refused' });
  });
}

/** Does what an event of the provider means, once, however often it is sent. */
export async function hearEvent(event: ProviderEvent, now: Date): Promise<void> {
  if (event.kind === 'session') {
    await settlePayment(await (await paymentProvider()).lookUp(event.sessionId), now);
  }
  if (event.kind === 'dispute') await hearOfDispute(event.paymentId, event.dispute);
  if (event.kind === 'refund-failed') await hearOfFailedRefund(event, now);
}
