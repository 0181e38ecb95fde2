import { info, error as logError } from 'firebase-functions/logger';
import { findOrders } from '../../orders/order-list-store.ts';
import {
  changePayment,
  findPayment,
  type PaymentFields,
  type ReadPayment,
} from '../../payment/payment-store.ts';
import type { ProviderRefund } from '../../payment/provider.ts';
import { askProvider } from '../../payment/providers.ts';
import { Conflict } from '../../platform/http/api-errors.ts';
import { retryConflicts } from '../../platform/http/retry-conflicts.ts';
import type { Order } from '../../shared/order/order.ts';
import { owedRefund, toSettleCents, withRefused } from '../../shared/payment/owed-refund.ts';
import { onlineWay } from '../../shared/payment/pay-ways.ts';
import type { Payment, Refund } from '../../shared/payment/payment.ts';
import { onlinePaymentName } from '../../shared/people/person-name.ts';
import { changeOrder } from '../orders/change-order.ts';
import { noteVoucherMoney } from '../vouchers/voucher-money.ts';

/** The actor in ledger and history. */
export const onlinePayment = { kind: 'system', name: onlinePaymentName } as const;

/** In milliseconds; after the provider could not accept a refund. */
const retryMs = 10 * 60_000;

/** Undefined unless the payment is paid and for an order. */
export async function orderOfPayment({ _id, state, isVoucher }: Payment): Promise<Order | undefined> {
  return state === 'paid' && !isVoucher ? (await findOrders([_id]))[0] : undefined;
}

/** Stores what the shop owes as a refund to be made. */
async function wantOwed(payment: ReadPayment): Promise<ReadPayment> {
  const { refunds } = payment;
  const { dueCents: cents } = owedRefund(payment, await orderOfPayment(payment));
  if (cents === 0) return payment;
  return changed(payment, { refunds: [...refunds, { number: refunds.length + 1, cents, state: 'wanted' }] });
}

async function changed(payment: ReadPayment, fields: PaymentFields): Promise<ReadPayment> {
  await changePayment(payment, fields);
  return (await findPayment(payment._id)) ?? payment;
}

/** In the ledger, once. @returns whether the order allows it */
export async function noteMoney(
  { _id: id, isVoucher }: ReadPayment,
  kind: 'taken' | 'given-back',
  cents: number,
  reference: string,
  now: Date,
  note = '',
): Promise<boolean> {
  if (isVoucher) {
    await noteVoucherMoney(id, { kind, cents, way: onlineWay, reference, by: onlinePayment.name }, now);
    return true;
  }
  const request = { kind, cents, way: onlineWay, reference, note } as const;
  try {
    await changeOrder(id, onlinePayment, { kind: 'cash', request }, `${kind} ${reference}`, now);
    return true;
  } catch (failure) {
    if (!(failure instanceof Conflict)) throw failure;
    logError('Money could not be noted in the ledger', { order: id, kind });
    return false;
  }
}

const keyOf = ({ _id }: ReadPayment, number: number) => `${_id}-${number}`;

/** Applies the provider's report, once. The refund may have been made in the provider's own dashboard. */
async function noteRefund(payment: ReadPayment, heard: ProviderRefund, now: Date): Promise<ReadPayment> {
  const { _id: order, refunds, state, isToSettle } = payment;
  const { reference, key, failure } = heard;
  const own = refunds.find((one) => {
    return key === keyOf(payment, one.number) || (reference !== '' && one.reference === reference);
  });
  const isGone = failure === undefined;
  const wasGone = own?.state === 'done';
  const isNews = own ? own.state === 'wanted' || (wasGone && !isGone) : isGone;
  if (!isNews) return payment;
  const { number, cents } = own ?? { number: refunds.length + 1, cents: heard.cents };
  const isNoted =
    isGone === wasGone || state !== 'paid'
      ? true
      : await noteMoney(payment, isGone ? 'given-back' : 'taken', cents, reference, now);
  if (isGone) info('Money was given back', { order });
  else logError('The provider has refused to give money back', { order });
  const said = isGone
    ? { state: 'done' as const }
    : { state: 'refused' as const, reason: failure.slice(0, 300) };
  const reason = isNoted ? (isGone ? 'not-owed' : 'refund-refused') : 'not-in-ledger';
  // Money of a wrong amount is never refunded by itself.
  const settleReason = payment.settleReason === 'amount-differs' ? payment.settleReason : reason;
  const waits = !isNoted || !isGone || (!own && state === 'paid' && !isToSettle);
  return changed(payment, {
    refunds: [
      ...refunds.filter((one) => one !== own),
      { number, cents, ...said, ...(reference !== '' && { reference }) },
    ].sort((one, other) => one.number - other.number),
    ...(waits && { isToSettle: true, settleReason }),
  });
}

/** Takes it off the list of what is to be settled once nothing is left of it. */
async function settledAsOwed(payment: ReadPayment, more: PaymentFields = {}): Promise<ReadPayment> {
  const isSettled = payment.isToSettle && toSettleCents(payment, await orderOfPayment(payment)) === 0;
  if (!isSettled && more.dueAt === undefined) return payment;
  const settled = isSettled && { isToSettle: false, refunds: withRefused(payment.refunds, 'settled') };
  return changed(payment, { ...settled, ...more });
}

async function withRefunds(payment: ReadPayment, now: Date): Promise<ReadPayment> {
  const { provider, paymentId } = payment;
  if (paymentId === '') return payment;
  let noted = payment;
  const all = await askProvider(
    provider,
    (asking) => asking.refundsOf(paymentId),
    () => [],
  );
  for (const heard of all) noted = await noteRefund(noted, heard, now);
  return noted;
}

export async function hearRefunds(payment: ReadPayment, now: Date): Promise<void> {
  await settledAsOwed(await withRefunds(payment, now));
}

async function makeRefund(payment: ReadPayment, { cents, number }: Refund, now: Date): Promise<ReadPayment> {
  const { provider, paymentId, currency } = payment;
  const key = keyOf(payment, number);
  const made = await askProvider(
    provider,
    (asking) => asking.giveBack({ paymentId, cents, currency, key }),
    ({ message: failure }): ProviderRefund => ({ reference: '', key, cents, failure }),
  );
  return noteRefund(payment, { ...made, key }, now);
}

async function makeWanted(payment: ReadPayment, now: Date): Promise<ReadPayment> {
  let made = payment;
  for (const refund of payment.refunds.filter(({ state }) => state === 'wanted')) {
    made = await makeRefund(made, refund, now);
  }
  return made;
}

/**
 * May be interrupted at any point: a refund is stored before it is made, and its key makes it once. The sweep retries
 * what the provider cannot accept now.
 */
export async function giveBackDue(due: ReadPayment, now: Date): Promise<void> {
  const dueAt = new Date(now.getTime() + retryMs);
  try {
    await retryConflicts(async () => {
      const begun = (await findPayment(due._id)) ?? due;
      // First finish interrupted refunds and record those made without the shop: less is owed then.
      const made = await makeWanted(await withRefunds(begun, now), now);
      await settledAsOwed(await makeWanted(await wantOwed(made), now), { dueAt: null });
    });
  } catch (failure) {
    logError('Money could not be given back yet', { order: due._id, cause: String(failure) });
    await retryConflicts(async () => {
      const payment = await findPayment(due._id);
      if (payment) await changePayment(payment, { dueAt });
    });
  }
}
