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
  /** Of a change's Idempotency-Key; '' for a new order. */
  keyHash: string;
  now: Date;
  shop: StoredSettings;
  attempt: Attempt;
  /** Books of which a copy was taken when the order was placed. */
  stockTaken: readonly string[];
  /** Before the change: see `unconfirmedCopies`. */
  unconfirmedCopies?: number;
  change?: AppliedChange;
  /** Written with this change; what it charges of this order. */
  collected?: Pick<OrderInvoice, 'number' | 'day' | 'isPublic' | 'isShared'> & { change: BillingChange };
  /** Of a new order. */
  checked?: {
    books: readonly ReadBook[];
    counted: readonly CountedBook[];
    /** Only of an offer with a limited number of uses. */
    offer?: OfferCount | undefined;
  };
  /** For a new order, other than by vouchers; `holdsCopies`: copies and voucher amounts are held already. */
  paid?: { way: CashWay; reference: string; holdsCopies: boolean };
  /** As read when deciding what they pay or get back. */
  vouchers?: readonly ReadVoucher[];
  /** A person of the dashboard has to send them. */
  isMailHeld?: boolean;
}

interface PreparedEffect {
  /** To be stored with the order. */
  fields?: ChangedFields;
  /** @param order with the fields of all effects */
  write: (transaction: Transaction, order: Order) => void;
}

/**
 * It reads without a lock, so that many orders do not wait for each other; its write must fail when what it has read
 * has changed, and then all effects are read again.
 */
export type OrderEffect = (event: OrderEvent) => Promise<PreparedEffect | undefined>;
