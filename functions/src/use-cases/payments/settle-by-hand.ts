import { addEntry } from '../../audit/audit-store.ts';
import { type ReadPayment, requirePayment, shownPayment, writePayment } from '../../payment/payment-store.ts';
import { database } from '../../platform/firebase.ts';
import { retryConflicts } from '../../platform/http/retry-conflicts.ts';
import type { Actor } from '../../shared/audit/audit.ts';
import { owedRefund, withRefused } from '../../shared/payment/owed-refund.ts';
import type { CashWay } from '../../shared/payment/pay-ways.ts';
import { type Payment, paymentStates, type SettledRequest } from '../../shared/payment/payment.ts';
import { changeOrder } from '../orders/change-order.ts';
import { noteVoucherMoney } from '../vouchers/voucher-money.ts';
import { giveBackDue, orderOfPayment } from './give-back.ts';

const aboutOf = ({ _id, orderId, number, paymentId }: ReadPayment) => ({
  kind: 'cash' as const,
  targetId: orderId || _id,
  title: number || paymentId,
});

async function waitingOf(payment: ReadPayment): Promise<number> {
  return owedRefund(payment, await orderOfPayment(payment)).waitingCents;
}

/** Once, as far as the refused refund is still owed. */
async function noteOtherWay(payment: ReadPayment, way: CashWay, by: Actor, now: Date): Promise<void> {
  const { _id: id, state, refunds } = payment;
  const cents = state === 'paid' ? await waitingOf(payment) : 0;
  if (cents === 0) return;
  const money = { kind: 'given-back', cents, way } as const;
  const request = { ...money, reference: '', note: '' };
  const key = `settled ${payment.paymentId} ${refunds.length}`;
  if (payment.isVoucher) return noteVoucherMoney(id, { ...money, reference: key, by: by.name }, now);
  await changeOrder(id, { kind: 'person', name: by.name }, { kind: 'cash', request }, key, now);
}

export async function settleByHand(
  id: string,
  { note, way }: SettledRequest,
  by: Actor,
  now: Date,
): Promise<Payment> {
  const waiting = await requirePayment(id);
  if (waiting.isToSettle && way) await noteOtherWay(waiting, way, by, now);
  await retryConflicts(async () => {
    const payment = await requirePayment(id);
    if (!payment.isToSettle) return;
    // What was not given back at all must not be part of the next refund.
    const settledCents = payment.settledCents + (await waitingOf(payment));
    const refunds = withRefused(payment.refunds, 'settled');
    await database().runTransaction(async (transaction) => {
      writePayment(transaction, payment, { isToSettle: false, refunds, settledCents });
      addEntry(transaction, { by, action: 'settled', ...aboutOf(payment), note }, now);
    });
  });
  return shownPayment(await requirePayment(id));
}

/** As far as it is still owed. */
export async function refundAgain(id: string, by: Actor, now: Date): Promise<Payment> {
  await retryConflicts(async () => {
    const payment = await requirePayment(id);
    if (!payment.isToSettle || !payment.refunds.some(({ state }) => state === 'refused')) return;
    const refunds = withRefused(payment.refunds, 'retried');
    await database().runTransaction(async (transaction) => {
      writePayment(transaction, payment, { refunds, isToSettle: false, dueAt: now });
      addEntry(transaction, { by, action: 'retried', ...aboutOf(payment) }, now);
    });
  });
  const payment = await requirePayment(id);
  // A payment that can still be paid stays due for the sweep.
  if (!payment.isToSettle && !paymentStates[payment.state].holdsCopies) await giveBackDue(payment, now);
  return shownPayment(await requirePayment(id));
}
