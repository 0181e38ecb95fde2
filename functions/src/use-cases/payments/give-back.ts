import { info, error as logError } from 'firebase-functions/logger';
import { findOrders } from '../../orders/order-list-store.ts';
import {
  changePayment,
  findPayment,
  type PaymentFields,
  type ReadPayment,
} from '../../payment/payment-store.ts';
import { PaymentUnavailable, paymentProvider } from '../../payment/present-provider.ts';
import type { RefundResult, WantedRefund } from '../../payment/provider.ts';
import { Conflict } from '../../platform/http/api-errors.ts';
import { retryConflicts } from '../../platform/http/retry-conflicts.ts';
import { openCents } from '../../shared/order/order-totals.ts';
import { type Refund, refundedCents, refusedCents } from '../../shared/payment/payment.ts';
import { onlinePaymentName } from '../../shared/people/person-name.ts';
import { changeOrder } from '../orders/change-order.ts';

/** As whom the ledger and the history name what the shop does by itself. */
export const onlinePayment = { kind: 'system', name: onlinePaymentName } as const;

/** When a refund is tried again that the provider could not take now. */
const retryMs = 10 * 60_000;

/** Notes what the shop owes of the order, beside what was refused just now, as a refund to be made: never more than was paid. */
async function wantOwed(payment: ReadPayment, refusedNow: number): Promise<ReadPayment> {
  const { _id: id, state, refunds, amountCents } = payment;
  if (state !== 'paid' || refunds.some((refund) => refund.state === 'wanted')) return payment;
  const [order] = await findOrders([id]);
  const left = amountCents - refundedCents(payment) - refusedCents(payment);
  const cents = order ? Math.min(left, -openCents(order) - refusedNow) : 0;
  if (cents <= 0) return payment;
  const refund: Refund = { number: refunds.length + 1, cents, state: 'wanted' };
  return changed(payment, { refunds: [...refunds, refund] });
}

async function changed(payment: ReadPayment, fields: PaymentFields): Promise<ReadPayment> {
  await changePayment(payment, fields);
  return (await findPayment(payment._id)) ?? payment;
}

/** Notes in the ledger what has gone back, once. @returns whether the order's money allows it */
export async function noteMoney(
  { _id: id }: ReadPayment,
  kind: 'taken' | 'given-back',
  cents: number,
  reference: string,
  now: Date,
): Promise<boolean> {
  const request = { kind, cents, way: 'card', reference, note: '' } as const;
  try {
    await changeOrder(id, onlinePayment, { kind: 'cash', request }, `${kind} ${reference}`, now);
    return true;
  } catch (failure) {
    if (!(failure instanceof Conflict)) throw failure;
    logError('Money could not be noted in the ledger', { order: id, kind });
    return false;
  }
}

/** Without its keys the shop can never give it back by itself. */
async function askBack(wanted: WantedRefund): Promise<RefundResult> {
  try {
    return await (await paymentProvider()).giveBack(wanted);
  } catch (failure) {
    if (!(failure instanceof PaymentUnavailable)) throw failure;
    return { refused: failure.message };
  }
}

async function makeRefund(payment: ReadPayment, refund: Refund, now: Date): Promise<ReadPayment> {
  const { _id: id, paymentId, currency } = payment;
  const { cents, number } = refund;
  const result = await askBack({ paymentId, cents, currency, key: `${id}-${number}` });
  const others = payment.refunds.filter((one) => one.number !== number);
  if ('refused' in result) {
    logError('The provider has refused to give money back', { order: id });
    const refused: Refund = { ...refund, state: 'refused', reason: result.refused.slice(0, 300) };
    const refunds = [...others, refused].sort((one, other) => one.number - other.number);
    return changed(payment, { refunds, isToSettle: true, settleReason: 'refund-refused' });
  }
  const { reference } = result;
  const isNoted = payment.state !== 'paid' || (await noteMoney(payment, 'given-back', cents, reference, now));
  info('Money was given back', { order: id });
  const refunds = [...others, { ...refund, state: 'done' as const, reference }];
  return changed(payment, {
    refunds: refunds.sort((one, other) => one.number - other.number),
    ...(!isNoted && { isToSettle: true, settleReason: 'not-in-ledger' }),
  });
}

async function makeWanted(payment: ReadPayment, now: Date): Promise<ReadPayment> {
  let made = payment;
  for (const refund of payment.refunds.filter(({ state }) => state === 'wanted')) {
    made = await makeRefund(made, refund, now);
  }
  return made;
}

/**
 * Gives back by the provider what is owed. It can break off at any point: the refund is noted before it is made, and its key
 * makes it once. What the provider cannot take now is tried again by the sweep.
 */
export async function giveBackDue(due: ReadPayment, now: Date): Promise<void> {
  const dueAt = new Date(now.getTime() + retryMs);
  try {
    await retryConflicts(async () => {
      const begun = (await findPayment(due._id)) ?? due;
      // First what an earlier call has broken off: more may be owed since.
      const made = await makeWanted(begun, now);
      const owing = await wantOwed(made, refusedCents(made) - refusedCents(begun));
      await changePayment(await makeWanted(owing, now), { dueAt: null });
    });
  } catch (failure) {
    logError('Money could not be given back yet', { order: due._id, cause: String(failure) });
    await retryConflicts(async () => {
      const payment = await findPayment(due._id);
      if (payment) await changePayment(payment, { dueAt });
    });
  }
}
