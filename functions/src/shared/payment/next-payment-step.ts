import { type PaymentState, paymentStates } from './payment.ts';

/** What the provider says of one try to pay. */
export interface PaySession {
  sessionId: string;
  /** The payment that it belongs to: the id of its order. */
  reference: string;
  /** Whether it is of another shop with the same account of the provider, and nothing to this one. */
  isForeign?: boolean;
  /** Which try of the payment it is, from 1. */
  attempt: number;
  /** 'open' can be paid; of 'deciding' the bank has the word; 'ended' brings no money any more, unless it is paid. */
  status: 'open' | 'deciding' | 'ended';
  isPaid: boolean;
  amountCents: number;
  currency: string;
  /** The provider's name of the money; '' before there is any. */
  paymentId: string;
}

/** What of a payment decides what a session means for it. */
export interface DecidedPayment {
  state: PaymentState;
  tries: number;
  amountCents: number;
  currency: string;
  paymentId: string;
}

/** What a session means for its payment: of money also whether it makes an order, goes back, or waits for a person. */
export type PaymentStep = 'none' | 'place' | 'release' | 'decide' | 'give-back' | 'settle';

function stepOfMoney(payment: DecidedPayment, { paymentId, amountCents, currency }: PaySession): PaymentStep {
  if (payment.paymentId === paymentId) return 'none';
  const isAsked = payment.amountCents === amountCents && payment.currency === currency;
  if (!isAsked) return 'settle';
  // A late one is taken, too, when there are copies.
  return ['open', 'deciding', 'released'].includes(payment.state) ? 'place' : 'give-back';
}

/**
 * What to do now that the provider has said this of a session. It depends on nothing but what is true at the provider, so
 * that events may come late, twice, out of their order or not at all. Only the last session releases the copies: that an
 * earlier one has expired says nothing.
 */
export function nextPaymentStep(payment: DecidedPayment, session: PaySession): PaymentStep {
  if (session.isPaid) return stepOfMoney(payment, session);
  if (session.attempt !== payment.tries || !paymentStates[payment.state].holdsCopies) return 'none';
  if (session.status === 'ended') return 'release';
  return session.status === 'deciding' && payment.state === 'open' ? 'decide' : 'none';
}
