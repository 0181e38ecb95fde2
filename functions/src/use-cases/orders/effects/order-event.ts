import type { Transaction } from 'firebase-admin/firestore';
import type { ReadBook } from '../../../books/book-document.ts';
import type { OfferCount } from '../../../offers/offer-count-store.ts';
import type { AppliedChange } from '../../../order-change/applied-change.ts';
import type { BillingChange } from '../../../shared/invoice/billing-change.ts';
import type { ChangedFields } from '../../../shared/order/changing-order.ts';
import type { Order } from '../../../shared/order/order.ts';
import type { OrderInvoice } from '../../../shared/order/order-invoices.ts';
import type { OrderActor } from '../../../shared/order/order-status.ts';
import type { CashWay } from '../../../shared/payment/pay-ways.ts';
import type { StoredSettings } from '../../../shared/shop/settings.ts';
import type { CountedBook } from '../../../stock/stock-document.ts';
import type { ReadVoucher } from '../../../vouchers/voucher-store.ts';
import type { Attempt } from './order-attempts.ts';

/** The shopper of the order, a person of the dashboard, or the shop by itself. */
export type OrderParty = { kind: 'shopper'; uid: string } | { kind: 'person' | 'system'; name: string };

/** Orders and ledgers do not distinguish people of the shop from the shop itself. */
export function actorOf({ kind }: OrderParty): OrderActor {
  return kind === 'shopper' ? 'shopper' : 'admin';
}

export interface OrderEvent {
  /** Undefined for a new order. */
  before: Order | undefined;
  after: Order;
  by: OrderParty;
  /** Of the shopper; undefined after an erasure. */
  uid: string | undefined;
  /** Hash of a change's Idempotency-Key; '' for a new order, whose id is unique anyway. */
  keyHash: string;
  now: Date;
  shop: StoredSettings;
  attempt: Attempt;
  /** Books of which a copy was taken when the order was placed; others were not counted then. */
  stockTaken: readonly string[];
  /** As counted before the change: see `unconfirmedCopies`. */
  unconfirmedCopies?: number;
  change?: AppliedChange;
  /** The collected invoice written with this change, and what it charges of this order. */
  collected?: Pick<OrderInvoice, 'number' | 'day' | 'isPublic' | 'isShared'> & { change: BillingChange };
  /** What was read to check a new order. */
  checked?: {
    books: readonly ReadBook[];
    counted: readonly CountedBook[];
    /** Only of an offer with a limited number of uses. */
    offer?: OfferCount | undefined;
  };
  /** Paid for a new order other than by vouchers; `holdsCopies`: copies and voucher amounts are held already. */
  paid?: { way: CashWay; reference: string; holdsCopies: boolean };
  /** As read when deciding what they pay or get back. */
  vouchers?: readonly ReadVoucher[];
  /** The mails of a new order wait for a person of the dashboard. */
  isMailHeld?: boolean;
}

interface PreparedEffect {
  /** Fields to be stored with the order. */
  fields?: ChangedFields;
  /** @param order with the fields of all effects */
  write: (transaction: Transaction, order: Order) => void;
}

/**
 * One thing that an order does elsewhere. It reads without a lock, so that many orders do not wait for each other; its
 * write must fail when what it has read has changed since, and then all effects are read again.
 */
export type OrderEffect = (event: OrderEvent) => Promise<PreparedEffect | undefined>;
