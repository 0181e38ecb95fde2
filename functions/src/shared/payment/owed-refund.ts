import { isToHoldBack, openCents, takenBackCents } from '../order/order-totals.ts';
import { sumOf } from '../values/sum-of.ts';
import type { Dispute, Payment, Refund } from './payment.ts';

// Owed of an online payment: what was paid, less what was given back in any way, less what waits for a person or was
// settled by one.

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

type OwingOrder = Parameters<typeof openCents>[0];

export interface OwedRefund {
  /** The shop gives it back automatically. */
  dueCents: number;
  /** Still owed after the provider refused a refund: a person settles it. */
  waitingCents: number;
}

function sumIn(refunds: readonly Refund[], ...states: Refund['state'][]): number {
  return sumOf(
    refunds.filter(({ state }) => states.includes(state)),
    'cents',
  );
}

/** Refused refunds no longer wait for a person then. */
export function withRefused(refunds: readonly Refund[], state: 'retried' | 'settled'): Refund[] {
  return refunds.map((one) => (one.state === 'refused' ? { ...one, state } : one));
}

/** For good. */
export const isLost = ({ status }: Dispute) => status === 'lost';

/** What the provider still has: not given back, not about to be, and not taken back by a bank. */
function leftCents({ amountCents, refunds, disputes }: OwedPayment): number {
  const lost = sumOf(disputes.filter(isLost), 'cents');
  return Math.max(0, amountCents - sumIn(refunds, 'wanted', 'done') - lost);
}

/** @param order of a paid payment; without one all goes back, unless a person has to look at it first */
export function owedRefund(payment: OwedPayment, order?: OwingOrder): OwedRefund {
  const { refunds, settledCents, state, settleReason, isToSettle, isVoucher, owedCents = 0 } = payment;
  const left = leftCents(payment);
  const goesBack = state === 'stray' && settleReason !== 'amount-differs';
  const ofVoucher = isVoucher && state === 'paid' ? owedCents - sumIn(refunds, 'wanted', 'done') : 0;
  const isOwed = order ? -openCents(order) - sumIn(refunds, 'wanted') : goesBack ? left : ofVoucher;
  const owed = Math.max(0, isOwed - settledCents);
  // Refunds that were settled under an earlier release still have the state 'refused'.
  const waitingCents = isToSettle ? Math.min(owed, sumIn(refunds, 'refused')) : 0;
  return { waitingCents, dueCents: Math.max(0, Math.min(owed, left) - waitingCents) };
}

/** 0 once something else has settled it. */
export function toSettleCents(payment: OwedPayment, order?: OwingOrder): number {
  const { settleReason, state, refunds, amountCents } = payment;
  if (settleReason === 'refund-refused') return owedRefund(payment, order).waitingCents;
  if (settleReason === 'lost-dispute') return order && isToHoldBack(order) ? takenBackCents(order) : 0;
  if (settleReason === 'not-owed') return order ? Math.max(0, openCents(order)) : 0;
  if (state === 'stray') return leftCents(payment);
  return refunds.findLast((refund) => refund.state === 'done')?.cents ?? amountCents;
}
