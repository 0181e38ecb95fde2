import type { PaymentState } from './payment.ts';
import type { ProviderName } from './providers.ts';

/** What the provider says of one try to pay. */
export interface PaySession {
  provider: ProviderName;
  sessionId: string;
  /** The payment that it belongs to: the id of its order. */
  reference: string;
  /** Whether it is of another shop with the same account of the provider, and nothing to this one. */
  isForeign?: boolean;
  /** Which try of the payment it is, from 1. */
  attempt: number;
  /**
   * 'open' can be paid; of 'deciding' the bank has the word; 'ended' brings no money any more, unless it is paid; and with
   * 'given up' the shop begins no other one, either.
   */
  status: 'open' | 'deciding' | 'ended' | 'given up';
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
  isLink?: boolean | undefined;
}

/** What is learned of a payment: 'unplaceable' is money of which no order can be made. */
export type PaymentFact = 'money' | 'other money' | 'unplaceable' | 'deciding' | 'over';

/** What is done about it, and what the payment is then, unless it stays what it is. */
export interface PaymentStep {
  action: 'place' | 'give back' | 'set aside' | 'wait' | 'release' | 'rest';
  to?: PaymentState;
}

const place: PaymentStep = { action: 'place', to: 'paid' };
const giveBack: PaymentStep = { action: 'give back', to: 'given-back' };
const setAside: PaymentStep = { action: 'set aside', to: 'unsettled' };
const wait: PaymentStep = { action: 'wait', to: 'deciding' };
const release: PaymentStep = { action: 'release', to: 'released' };
/** Its session could not be asked to end before. */
const rest: PaymentStep = { action: 'rest' };
const second = { money: { action: 'give back' }, 'other money': { action: 'set aside' } } as const;

/** What each fact means for a payment in each state; one that is not named changes nothing. */
export const paymentSteps: Readonly<Record<PaymentState, Partial<Record<PaymentFact, PaymentStep>>>> = {
  open: { money: place, 'other money': setAside, unplaceable: giveBack, deciding: wait, over: release },
  deciding: { money: place, 'other money': setAside, unplaceable: giveBack, over: release },
  // Late money is taken, too, when there are copies.
  released: { money: place, 'other money': setAside, unplaceable: giveBack, over: rest },
  paid: second,
  'given-back': second,
  unsettled: second,
  stray: second,
};

/**
 * What a session says of its payment. It depends on nothing but what is true at the provider, so that events may come late,
 * twice, out of their order or not at all. Only of the last session it matters that it has ended.
 */
export function factOf(payment: DecidedPayment, session: PaySession): PaymentFact | undefined {
  const { isPaid, status, attempt, paymentId, amountCents, currency } = session;
  if (isPaid) {
    if (payment.paymentId === paymentId) return undefined;
    return payment.amountCents === amountCents && payment.currency === currency ? 'money' : 'other money';
  }
  if (attempt !== payment.tries || status === 'open') return undefined;
  if (status === 'deciding') return 'deciding';
  // Of a link another session can begin, for as long as its copies are held.
  const goesOn = status === 'ended' && payment.isLink && payment.state === 'open';
  return goesOn ? undefined : 'over';
}
