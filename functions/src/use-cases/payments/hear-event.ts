import { warn } from 'firebase-functions/logger';
import { changePayment, findPaymentOfMoney } from '../../payment/payment-store.ts';
import type { PaymentProvider, ProviderEvent } from '../../payment/provider.ts';
import { retryConflicts } from '../../platform/http/retry-conflicts.ts';
import { sayInShop } from '../../platform/words/say-in-shop.ts';
import { isToHoldBack } from '../../shared/order/order-totals.ts';
import { isLost } from '../../shared/payment/owed-refund.ts';
import type { Dispute, SettleReason } from '../../shared/payment/payment.ts';
import { t } from '../../shared/words/words.ts';
import { advance } from './advance.ts';
import { hearRefunds, noteMoney, orderOfPayment } from './give-back.ts';

const isOver = ({ status }: Dispute) => ['won', 'lost', 'warning_closed'].includes(status);

/** Events come in any order, several within a second: the newest counts, and of one second the one that ends the dispute. */
function isOld(previous: Dispute, heard: Dispute): boolean {
  return previous.at > heard.at || (previous.at === heard.at && isOver(previous));
}

/** The money of a lost dispute is gone; it is back when the dispute is won after all. */
async function hearOfDispute(paymentId: string, heard: Dispute, now: Date): Promise<void> {
  await retryConflicts(async () => {
    const payment = await findPaymentOfMoney(paymentId);
    if (!payment) return warn('A dispute is about money that the shop does not know', { paymentId });
    const previous = payment.disputes.find(({ id }) => id === heard.id);
    if (previous && isOld(previous, heard)) return;
    const others = payment.disputes.filter((one) => one !== previous);
    const isGone = isLost(heard);
    const wasGone = previous?.isNoted ?? false;
    if (payment.state !== 'paid' || isGone === wasGone)
      return changePayment(payment, { disputes: [...others, { ...heard, isNoted: wasGone }] });
    const note = sayInShop(() => (isGone ? t('Lost dispute') : t('Won dispute')));
    const kind = isGone ? 'given-back' : 'taken';
    const isNoted = await noteMoney(payment, kind, heard.cents, heard.id, now, note);
    // The dispute changes what is owed.
    const dispute = { ...heard, isNoted: isGone && isNoted };
    const order = await orderOfPayment(payment);
    const reason: SettleReason | false = isNoted
      ? isGone && !payment.isToSettle && order !== undefined && isToHoldBack(order) && 'lost-dispute'
      : 'not-in-ledger';
    return changePayment(payment, {
      disputes: [...others, dispute],
      dueAt: now,
      ...(reason && { isToSettle: true, settleReason: reason }),
    });
  });
}

async function hearOfRefunds(paymentId: string, now: Date): Promise<void> {
  await retryConflicts(async () => {
    const payment = await findPaymentOfMoney(paymentId);
    // None for another shop with the same account, or for an order about to be placed.
    if (payment) await hearRefunds(payment, now);
  });
}

/** Once, however often it is sent. */
export async function hearEvent(provider: PaymentProvider, event: ProviderEvent, now: Date): Promise<void> {
  if (event.kind === 'session') await advance(await provider.lookUp(event.sessionId), now);
  if (event.kind === 'dispute') await hearOfDispute(event.paymentId, event.dispute, now);
  if (event.kind === 'refunds') await hearOfRefunds(event.paymentId, now);
}
