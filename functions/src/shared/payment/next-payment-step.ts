import type { PaymentState } from './payment.ts';
import type { ProviderName } from './providers.ts';

/** The provider's view of one try to pay. */
export interface PaySession {
  provider: ProviderName;
  sessionId: string;
  /** The payment, by the id of its order. */
  reference: string;
  /** Of another shop that uses the same account of the provider: to be ignored. */
  isForeign?: boolean;
  /** From 1. */
  attempt: number;
  /**
   * 'open' can be paid; 'deciding' waits for the bank; 'ended' brings no more money, unless it is paid; after 'given
   * up' the shop begins no other one either.
   */
  status: 'open' | 'deciding' | 'ended' | 'given up';
  isPaid: boolean;
  amountCents: number;
  currency: string;
  /** The provider's id of the money; '' before there is any. */
  paymentId: string;
}

/** The parts of a payment that decide what a session means for it. */
export interface DecidedPayment {
  state: PaymentState;
  tries: number;
  amountCents: number;
  currency: string;
  paymentId: string;
  isLink?: boolean | undefined;
}

/** 'unplaceable' is money for which no order can be made. */
export type PaymentFact = 'money' | 'other money' | 'unplaceable' | 'deciding' | 'over';

/** `to` is left out where the state stays. */
export interface PaymentStep {
  action: 'place' | 'give back' | 'set aside' | 'wait' | 'release' | 'rest';
  to?: PaymentState;
}

const place: PaymentStep = { action: 'place', to: 'paid' };
const giveBack: PaymentStep = { action: 'give back', to: 'given-back' };
const setAside: PaymentStep = { action: 'set aside', to: 'unsettled' };
const wait: PaymentStep = { action: 'wait', to: 'deciding' };
const release: PaymentStep = { action: 'release', to: 'released' };
/** For a released payment whose session could not be ended then, and has ended now. */
const rest: PaymentStep = { action: 'rest' };
const second = { money: { action: 'give back' }, 'other money': { action: 'set aside' } } as const;

/** A fact that is missing for a state changes nothing. */
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
 * Depends only on the provider's present state, so that events may come late, twice, out of order or not at all. Only
 * the last session's end matters.
 */
export function factOf(payment: DecidedPayment, session: PaySession): PaymentFact | undefined {
  const { isPaid, status, attempt, paymentId, amountCents, currency } = session;
  if (isPaid) {
    if (payment.paymentId === paymentId) return undefined;
    return payment.amountCents === amountCents && payment.currency === currency ? 'money' : 'other money';
  }
  if (attempt !== payment.tries || status === 'open') return undefined;
  if (status === 'deciding') return 'deciding';
  // A link can begin another session, as long as its copies are held.
  const goesOn = status === 'ended' && payment.isLink && payment.state === 'open';
  return goesOn ? undefined : 'over';
}
