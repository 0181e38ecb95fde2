import { ApiError } from '../platform/http/api-errors.ts';
import type { PaySession } from '../shared/payment/next-payment-step.ts';
import type { Dispute, ProviderCheck } from '../shared/payment/payment.ts';

/** What a shopper is to pay. */
export interface WantedSession {
  /** The payment's id, which is that of its order. */
  reference: string;
  /** Which try it is, from 1: the same one again answers the same session. */
  attempt: number;
  /** What the shopper reads there: the shop and the order's number; no titles of books. */
  title: string;
  amountCents: number;
  currency: string;
  email: string;
  /** As which the provider's page speaks: 'de'. */
  locale: string;
  endsAt: Date;
  /** Where the shopper comes back to, whatever has happened. */
  returnAddress: string;
}

/** Money to be given back. */
export interface WantedRefund {
  /** The provider's name of the money that had come. */
  paymentId: string;
  cents: number;
  currency: string;
  /** The same key gives back once. */
  key: string;
}

/** Money that goes back, as the provider has it: by the shop, or by a person in the provider's own dashboard. */
export interface ProviderRefund {
  /** The provider's name of it; '' for one that it has not taken at all. */
  reference: string;
  /** The one that it was asked for with; '' for one that the shop has not asked for. */
  key: string;
  cents: number;
  /** Why it does not go back, in the provider's words; undefined where it does. */
  failure?: string | undefined;
}

/** What the provider tells by itself. Of a session and of refunds only which: what is true of them is looked up. */
export type ProviderEvent =
  | { kind: 'session'; sessionId: string }
  | { kind: 'dispute'; paymentId: string; dispute: Dispute }
  | { kind: 'refunds'; paymentId: string }
  | { kind: 'other' };

/** Who takes money for the shop; another provider is another file with these. */
export interface PaymentProvider {
  /** Begins a session that can be paid. @throws ProviderRefused */
  begin(wanted: WantedSession): Promise<{ sessionId: string; url: string }>;
  /** What is true of a session. @param isEnded whether it ends, so that it can be paid no more unless it was */
  lookUp(sessionId: string, isEnded?: boolean): Promise<PaySession>;
  /** What it says of the shop's account. @param eventsAddress where the shop hears its events */
  check(currency: string, eventsAddress: string): Promise<Omit<ProviderCheck, 'currency'>>;
  giveBack(wanted: WantedRefund): Promise<ProviderRefund>;
  /** All that has gone back of this money, or was to. @throws ProviderRefused */
  refundsOf(paymentId: string): Promise<ProviderRefund[]>;
  /** @throws ForgedEvent for what the provider has not signed */
  readEvent(body: string, signature: string): ProviderEvent;
}

/** The provider does not take this at all, such as the keys, the currency or the amount; any other failure may pass. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
}

/** 503: the provider does not answer, or not as it should; the same call may work in some minutes. */
export class PaymentDisturbed extends ApiError {
  constructor() {
    super(503, 'payment-disturbed', 'The payment provider does not answer at the moment', {
      headers: { 'Retry-After': '60' },
    });
  }
}

/** What claims to be an event of the provider has no signature of its. */
export class ForgedEvent extends Error {
  override readonly name = 'ForgedEvent';
}
