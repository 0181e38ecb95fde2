import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { cashWaySchema } from '../order/cash.ts';
import { linesSchema } from '../values/line-text.ts';
import { keyGuard, keysOf } from '../values/table-keys.ts';
import { isProviderName, type ProviderName } from './providers.ts';

// A payment is what a shopper begins to pay for online. It holds the copies, and is no order before the money has come.

/** Whether it holds copies of the stock. */
export const paymentStates = {
  open: { holdsCopies: true },
  /** The shopper has paid, and the bank has not confirmed yet. */
  deciding: { holdsCopies: true },
  /** It became an order. */
  paid: { holdsCopies: false },
  /** No money came in time, or the shopper gave up: its copies can be sold again. */
  released: { holdsCopies: false },
  /** The money came when no copy was left, or no order could be made: it is refunded. */
  'given-back': { holdsCopies: false },
  /** The amount differs from what was asked for: a person decides. */
  unsettled: { holdsCopies: false },
  /** Money without an order, and without a payment that a shopper has begun. */
  stray: { holdsCopies: false },
} as const;

export type PaymentState = keyof typeof paymentStates;

const isPaymentState = keyGuard(paymentStates);

export const holdingStates: readonly PaymentState[] = keysOf(paymentStates).filter(
  (state) => paymentStates[state].holdsCopies,
);

/** Of the copies. */
export const holdMs = 30 * 60_000;

/** For the bank's decision; after that the copies are sold to others. */
export const decideMs = 7 * 24 * 3_600_000;

/** Per order, since each try holds the copies anew. */
export const mostPaymentTries = 5;

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
  /** The provider's id, once there is one. */
  reference: string(),
  /** The provider's reason for refusing it. */
  reason: string(),
});

export type Refund = InferType<typeof refundSchema>;

const disputeSchema = object({
  id: string().required(),
  /** The provider's word: 'needs_response', 'won', 'lost' … */
  status: string().required(),
  reason: string().required(),
  cents: number().required(),
  /** An ISO instant. */
  at: string().required(),
  /** The ledger has an entry for the loss. */
  isNoted: boolean(),
});

/** A shopper has had the bank take the money back. */
export type Dispute = InferType<typeof disputeSchema>;

export const paymentSchema = object({
  state: mixed<PaymentState>(isPaymentState).required(),
  provider: mixed<ProviderName>(isProviderName).default('stripe'),
  /** The order's number. */
  number: string().default(''),
  orderId: string().default(''),
  amountCents: number().required(),
  currency: string().required(),
  /** The provider's id of the money, to find it there. */
  paymentId: string().default(''),
  refunds: array(refundSchema).required(),
  disputes: array(disputeSchema).required(),
  /** Settled by a person without a refund: the shop no longer refunds it automatically. */
  settledCents: number().default(0),
  /** For a voucher, not for an order. */
  isVoucher: boolean(),
  /** To be refunded, of a voucher's payment. */
  owedCents: number(),
  /** By a link that the desk sent, payable for days. */
  isLink: boolean(),
  isToSettle: boolean().default(false),
  settleReason: mixed<SettleReason>(isSettleReason),
});

export interface Payment extends InferType<typeof paymentSchema> {
  _id: string;
  /** An ISO instant. */
  createdAt: string;
}

export interface PaymentToSettle extends Payment {
  toSettleCents: number;
  /** Money was taken back before the books of its order were delivered. */
  isToHoldBack?: boolean;
}

/** For the shopper: by the stored state, whatever the address of the page claims. */
export interface PaymentAnswer {
  _id: string;
  /** 'in-cash': its order was placed, to be paid in cash. */
  state: PaymentState | 'in-cash';
  /** The provider could not be asked, so the state may be outdated. */
  isUnsure?: boolean;
  /** While it can still be paid, it cannot be paid in cash instead. */
  noCash?: boolean;
  /** Of the order, which exists once it is paid. */
  number: string;
  amountCents: number;
  currency: string;
  /** It buys a voucher, with the same id. */
  isVoucher?: boolean;
  bookIds: string[];
  /** Of the provider's page, as long as it can be paid. */
  url?: string;
}

/** For the desk: holds copies until it is paid. */
export interface HeldPayment
  extends Pick<Payment, '_id' | 'state' | 'number' | 'amountCents' | 'currency' | 'createdAt'> {
  name: string;
  email: string;
  /** The e-mail address. */
  isConfirmed: boolean;
  titles: string[];
  /** An ISO instant: until then its copies are held. */
  until: string;
  /** The address of the page where it is paid, where the desk has sent a link. */
  link?: string;
}

/** For the page of a link, and for the desk that made it. */
export interface PayLink
  extends Pick<HeldPayment, 'state' | 'number' | 'amountCents' | 'currency' | 'until'> {
  link: string;
  /** Of the provider's page, once it was asked for. */
  url?: string;
}

/** POST /api/payments/:id/link: whether to begin to pay. */
export const payLinkSchema = object({ isBegun: boolean().default(false) }).noUnknown();

/** GET /api/payments/provider: the provider's view of the shop's account. */
export interface ProviderCheck {
  /** 'off': there are none; 'refused': the provider does not accept them; 'unknown': it could not be asked. */
  keys: 'off' | 'refused' | 'unknown' | 'accepted';
  /** With test keys no money moves. */
  isTest?: boolean;
  /** Of the shop, and whether the provider takes it; missing where the provider does not say. */
  currency: string;
  takesCurrency?: boolean;
  /** Whether webhooks are set up; missing where the provider does not say. */
  hearsEvents?: boolean;
}

/** POST /api/payments/:id/settled. */
export const settledSchema = object({
  note: linesSchema().label('Note').max(500).required('Say what became of the money'),
  /** How it was refunded instead, to be noted with the order; left out where it was not. */
  way: cashWaySchema,
}).noUnknown();

export type SettledRequest = InferType<typeof settledSchema>;
