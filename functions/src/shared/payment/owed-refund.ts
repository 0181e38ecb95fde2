import { isToHoldBack, openCents, takenBackCents } from '../order/order-totals.ts';
import { sumOf } from '../values/sum-of.ts';
import type { Dispute, Payment, Refund } from './payment.ts';

// What is owed of money that was paid online: what was paid, less what has gone back in any way, less what waits for a
// person or was settled by one.

type OwedPayment = Pick<
  Payment,
  | 'state'
  | 'amountCents'
  | 'refunds'
  | 'disputes'
  | 'settledCents'
  | 'settleReason'
  | 'isToSettle'
  | 'isVoucher'
  | 'owedCents'
>;

/** What its order's money is read from. */
type OwingOrder = Parameters<typeof openCents>[0];

export interface OwedRefund {
  /** What the shop is to give back by itself. */
  dueCents: number;
  /** What the provider has refused to give back and is owed still: a person settles it. */
  waitingCents: number;
}

function sumIn(refunds: readonly Refund[], ...states: Refund['state'][]): number {
  return sumOf(
    refunds.filter(({ state }) => states.includes(state)),
    'cents',
  );
}

/** Refunds of which the refused ones wait for a person no more. */
export function withRefused(refunds: readonly Refund[], state: 'retried' | 'settled'): Refund[] {
  return refunds.map((one) => (one.state === 'refused' ? { ...one, state } : one));
}

/** Whether a bank has taken the money back for good. */
export const isLost = ({ status }: Dispute) => status === 'lost';

/** What the provider still has: neither given back, or about to be, nor taken back by a bank. */
function leftCents({ amountCents, refunds, disputes }: OwedPayment): number {
  const lost = sumOf(disputes.filter(isLost), 'cents');
  return Math.max(0, amountCents - sumIn(refunds, 'wanted', 'done') - lost);
}

/** @param order that of a paid payment; of money without one all goes back, unless a person has to look at it first */
export function owedRefund(payment: OwedPayment, order?: OwingOrder): OwedRefund {
  const { refunds, settledCents, state, settleReason, isToSettle, isVoucher, owedCents = 0 } = payment;
  const left = leftCents(payment);
  const goesBack = state === 'stray' && settleReason !== 'amount-differs';
  const ofVoucher = isVoucher && state === 'paid' ? owedCents - sumIn(refunds, 'wanted', 'done') : 0;
  const isOwed = order ? -openCents(order) - sumIn(refunds, 'wanted') : goesBack ? left : ofVoucher;
  const owed = Math.max(0, isOwed - settledCents);
  // Those that were settled by an earlier release are still refused.
  const waitingCents = isToSettle ? Math.min(owed, sumIn(refunds, 'refused')) : 0;
  return { waitingCents, dueCents: Math.max(0, Math.min(owed, left) - waitingCents) };
}

/** How much of a payment waits for a person: 0 once something else has settled it. */
export function toSettleCents(payment: OwedPayment, order?: OwingOrder): number {
  const { settleReason, state, refunds, amountCents } = payment;
  if (settleReason === 'refund-refused') return owedRefund(payment, order).waitingCents;
  if (settleReason === 'lost-dispute') return order && isToHoldBack(order) ? takenBackCents(order) : 0;
  if (settleReason === 'not-owed') return order ? Math.max(0, openCents(order)) : 0;
  if (state === 'stray') return leftCents(payment);
  return refunds.findLast((refund) => refund.state === 'done')?.cents ?? amountCents;
}
