import { ApiError } from '../platform/http/api-errors.ts';
import type { PaySession } from '../shared/payment/next-payment-step.ts';
import type { Dispute, ProviderCheck } from '../shared/payment/payment.ts';

export interface WantedSession {
  /** The payment's id, which is its order's. */
  reference: string;
  /** From 1; the same number again gives the same session. */
  attempt: number;
  /** Visible to the shopper: the shop and the order's number; no titles of books. */
  title: string;
  amountCents: number;
  currency: string;
  email: string;
  /** For example 'de'. */
  locale: string;
  endsAt: Date;
  /** Where the shopper returns, whatever the outcome. */
  returnAddress: string;
}

export interface WantedRefund {
  /** The provider's id of the payment. */
  paymentId: string;
  cents: number;
  currency: string;
  /** Idempotency key. */
  key: string;
}

/** A refund known to the provider, made by the shop or by a person in the provider's own dashboard. */
export interface ProviderRefund {
  /** The provider's id; '' for a refund it did not accept. */
  reference: string;
  /** The shop's key; '' for a refund that the shop did not request. */
  key: string;
  cents: number;
  /** In the provider's words; undefined for a refund without failure. */
  failure?: string | undefined;
}

/** Sessions and refunds are only identified: their state is always looked up. */
export type ProviderEvent =
  | { kind: 'session'; sessionId: string }
  | { kind: 'dispute'; paymentId: string; dispute: Dispute }
  | { kind: 'refunds'; paymentId: string }
  | { kind: 'other' };

export interface PaymentProvider {
  /** @throws ProviderRefused */
  begin(wanted: WantedSession): Promise<{ sessionId: string; url: string }>;
  /** @param isEnded whether to expire the session, so that it cannot be paid any more */
  lookUp(sessionId: string, isEnded?: boolean): Promise<PaySession>;
  /** Checks the shop's account. @param eventsAddress the shop's webhook */
  check(currency: string, eventsAddress: string): Promise<Omit<ProviderCheck, 'currency'>>;
  giveBack(wanted: WantedRefund): Promise<ProviderRefund>;
  /** All refunds of this payment, including failed ones. @throws ProviderRefused */
  refundsOf(paymentId: string): Promise<ProviderRefund[]>;
  /** @throws ForgedEvent for what the provider has not signed */
  readEvent(body: string, signature: string): ProviderEvent;
}

/** Permanent: the provider rejects the keys, the currency or the amount; any other failure may pass. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
}

/** 503: the provider does not answer, or not properly; the same call may work in some minutes. */
export class PaymentDisturbed extends ApiError {
  constructor() {
    super(503, 'payment-disturbed', 'The payment provider does not answer at the moment', {
      headers: { 'Retry-After': '60' },
    });
  }
}

/** The provider's signature is missing or wrong. */
export class ForgedEvent extends Error {
  override readonly name = 'ForgedEvent';
}
