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

/** Who acts: the shopper of the order, a person of the dashboard, or the shop by itself. */
export type OrderParty = { kind: 'shopper'; uid: string } | { kind: 'person' | 'system'; name: string };

/** As whom the order and the ledgers name who acts: they know no difference between the people of the shop and itself. */
export function actorOf({ kind }: OrderParty): OrderActor {
  return kind === 'shopper' ? 'shopper' : 'admin';
}

export interface OrderEvent {
  /** How it was; undefined for a new order. */
  before: Order | undefined;
  after: Order;
  by: OrderParty;
  /** The account of the shopper; undefined when their data was erased. */
  uid: string | undefined;
  /** The hash of the Idempotency-Key of a change; '' for a new order, of which there is one anyway. */
  keyHash: string;
  now: Date;
  shop: StoredSettings;
  attempt: Attempt;
  /** The ids of the books of which it took a copy when it was placed; the others were not counted then. */
  stockTaken: readonly string[];
  /** How many copies an order was counted with before its change: see `unconfirmedCopies`. */
  unconfirmedCopies?: number;
  /** What a change brings beside the order itself. */
  change?: AppliedChange;
  /** The collected invoice that is written with this change, and what it charges of this order. */
  collected?: Pick<OrderInvoice, 'number' | 'day' | 'isPublic' | 'isShared'> & { change: BillingChange };
  /** What was read to check a new order. */
  checked?: {
    books: readonly ReadBook[];
    counted: readonly CountedBook[];
    /** Of its offer, where there is a limited number of it. */
    offer?: OfferCount | undefined;
  };
  /** What was paid for a new order beside vouchers, before it was one or with it; and whether its copies, and what vouchers pay, are held by then. */
  paid?: { way: CashWay; reference: string; holdsCopies: boolean };
  /** The vouchers of the order as they were read to decide what they pay or get back. */
  vouchers?: readonly ReadVoucher[];
  /** Whether the mails of a new order wait until a person of the dashboard lets them go. */
  isMailHeld?: boolean;
}

/** What an effect adds to an order and to the transaction that writes it. */
interface PreparedEffect {
  /** What the order itself keeps of it. */
  fields?: ChangedFields;
  /** @param order with what all effects have added to it */
  write: (transaction: Transaction, order: Order) => void;
}

/**
 * One thing that an order does elsewhere. It reads without a lock, so that many orders do not wait for each other, and
 * writes what depends on that only as long as it has not changed since: then all effects are read again by another try.
 */
export type OrderEffect = (event: OrderEvent) => Promise<PreparedEffect | undefined>;
