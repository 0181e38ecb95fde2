import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { cashWaySchema } from '../order/cash.ts';
import { linesSchema } from '../values/line-text.ts';
import { keyGuard, keysOf } from '../values/table-keys.ts';
import { isProviderName, type ProviderName } from './providers.ts';

// A payment is what a shopper begins to pay for online. It holds the copies, and is no order before the money has come.

/** Every state of a payment: whether it holds copies of the stock. */
export const paymentStates = {
  /** Its page of the provider can be paid. */
  open: { holdsCopies: true },
  /** The shopper has paid, and the bank has not said yet whether the money comes. */
  deciding: { holdsCopies: true },
  /** It has become an order. */
  paid: { holdsCopies: false },
  /** No money has come in time, or the shopper has given up: its copies can be sold again. */
  released: { holdsCopies: false },
  /** The money came when there was no copy any more, or no order to be had: it goes back. */
  'given-back': { holdsCopies: false },
  /** Another amount came than was asked for: a person looks at it. */
  unsettled: { holdsCopies: false },
  /** Money that belongs to no order, and to no payment that a shopper has begun. */
  stray: { holdsCopies: false },
} as const;

export type PaymentState = keyof typeof paymentStates;

const isPaymentState = keyGuard(paymentStates);

/** Those in which it holds copies. */
export const holdingStates: readonly PaymentState[] = keysOf(paymentStates).filter(
  (state) => paymentStates[state].holdsCopies,
);

/** For how long a payment holds its copies. */
export const holdMs = 30 * 60_000;

/** For how long a bank may decide; after that the copies are sold to others. */
export const decideMs = 7 * 24 * 3_600_000;

/** How often a shopper tries to pay for one order, since each try holds the copies anew. */
export const mostPaymentTries = 5;

/** Why money is to be settled by a person. */
const settleReasons = {
  'amount-differs': true,
  'no-order': true,
  'no-copies': true,
  'paid-twice': true,
  'refund-refused': true,
  'not-owed': true,
  'lost-dispute': true,
  'not-in-ledger': true,
} as const;

export type SettleReason = keyof typeof settleReasons;

const isSettleReason = keyGuard(settleReasons);

const refundSchema = object({
  number: number().required(),
  cents: number().required(),
  state: string()
    // A refused one waits for a person, who tries again or settles it.
    .oneOf(['wanted', 'done', 'refused', 'retried', 'settled'] as const)
    .required(),
  /** The provider's name of it, once it was given. */
  reference: string(),
  /** Why the provider has refused it. */
  reason: string(),
});

/** Money that goes back by the provider. */
export type Refund = InferType<typeof refundSchema>;

const disputeSchema = object({
  id: string().required(),
  /** As the provider says it: 'needs_response', 'won', 'lost' … */
  status: string().required(),
  reason: string().required(),
  cents: number().required(),
  /** An ISO instant. */
  at: string().required(),
  /** Whether the ledger says that its money is gone. */
  isNoted: boolean(),
});

/** A shopper has had the bank take the money back. */
export type Dispute = InferType<typeof disputeSchema>;

/** What the desk sees of a payment. */
export const paymentSchema = object({
  state: mixed<PaymentState>(isPaymentState).required(),
  provider: mixed<ProviderName>(isProviderName).default('stripe'),
  /** The order's number. */
  number: string().default(''),
  /** That of the order, where there is one. */
  orderId: string().default(''),
  amountCents: number().required(),
  currency: string().required(),
  /** The provider's name of the money, with which it is found there. */
  paymentId: string().default(''),
  refunds: array(refundSchema).required(),
  disputes: array(disputeSchema).required(),
  /** What of it a person has settled without its being given back: the shop gives it back by itself no more. */
  settledCents: number().default(0),
  /** Whether it is for a voucher, not for an order. */
  isVoucher: boolean(),
  /** What of it goes back, where it was for a voucher. */
  owedCents: number(),
  /** Whether the desk has sent a link with which it is paid for days. */
  isLink: boolean(),
  isToSettle: boolean().default(false),
  settleReason: mixed<SettleReason>(isSettleReason),
});

export interface Payment extends InferType<typeof paymentSchema> {
  _id: string;
  /** An ISO instant. */
  createdAt: string;
}

/** Money that waits for a person, and how much of it. */
export interface PaymentToSettle extends Payment {
  toSettleCents: number;
  /** Whether the books of its order are not delivered, and its money was taken back. */
  isToHoldBack?: boolean;
}

/** What the shopper sees of a payment: what is true, whatever the address of the page claims. */
export interface PaymentAnswer {
  _id: string;
  /** 'in-cash': its order was placed, to be paid in cash. */
  state: PaymentState | 'in-cash';
  /** Whether the provider could not be asked: more may be true by now. */
  isUnsure?: boolean;
  /** Whether its order, where it can still be paid, cannot be paid in cash instead. */
  noCash?: boolean;
  /** That of the order, which it has once it is paid. */
  number: string;
  /** Whether a voucher of the same id is what is bought. */
  isVoucher?: boolean;
  /** The books of which it is made. */
  bookIds: string[];
  /** Where it is paid, as long as it can be. */
  url?: string;
}

/** What holds copies until it is paid, as the desk sees it. */
export interface HeldPayment
  extends Pick<Payment, '_id' | 'state' | 'number' | 'amountCents' | 'currency' | 'createdAt'> {
  name: string;
  email: string;
  /** Whether the address was confirmed. */
  isConfirmed: boolean;
  /** The titles of its books. */
  titles: string[];
  /** An ISO instant: until then its copies are held. */
  until: string;
  /** The address of the page where it is paid, where the desk has sent a link. */
  link?: string;
}

/** What the page of a link says, and the desk that has made it. */
export interface PayLink
  extends Pick<HeldPayment, 'state' | 'number' | 'amountCents' | 'currency' | 'until'> {
  link: string;
  /** Where it is paid, once that was asked for. */
  url?: string;
}

/** What the page of a link asks: whether to begin to pay. POST /api/payments/:id/link. */
export const payLinkSchema = object({ isBegun: boolean().default(false) }).noUnknown();

/** What the provider says of the shop's account: GET /api/payments/provider. */
export interface ProviderCheck {
  /** 'off': there are none; 'refused': the provider does not know them; 'unknown': it could not be asked. */
  keys: 'off' | 'refused' | 'unknown' | 'accepted';
  /** Whether no money moves with them. */
  isTest?: boolean;
  /** The currency of the shop, and whether it can be paid in; missing where the provider does not say. */
  currency: string;
  takesCurrency?: boolean;
  /** Whether it tells the shop by itself what was paid; missing where it does not say. */
  hearsEvents?: boolean;
}

/** What a person sends who has settled money: POST /api/payments/:id/settled. */
export const settledSchema = object({
  note: linesSchema().label('Note').max(500).required('Say what became of the money'),
  /** How it was given back to the shopper instead, to be noted with the order; left out where it was not. */
  way: cashWaySchema,
}).noUnknown();

export type SettledRequest = InferType<typeof settledSchema>;
