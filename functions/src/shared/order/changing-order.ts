import type { CashWay } from '../payment/pay-ways.ts';
import type { MailEvent } from './mail.ts';
import type { Order } from './order.ts';

/** An order as it stands before a change, with what the shopper does not see of it. */
export interface ChangingOrder extends Order {
  /** The highest number that a parcel has had. */
  parcelsMade: number;
}

/** What of an order a change alters. */
export type ChangedFields = Partial<
  Pick<
    ChangingOrder,
    | 'status'
    | 'history'
    | 'carrier'
    | 'trackingCode'
    | 'parcels'
    | 'parcelsMade'
    | 'awaited'
    | 'announced'
    | 'lineChanges'
    | 'discounts'
    | 'offer'
    | 'cashCents'
    | 'vouchers'
    | 'takenBackCents'
    | 'deliveryCents'
    | 'charges'
    | 'invoices'
    | 'invoicedAt'
    | 'billed'
    | 'account'
    | 'accountCents'
    | 'toCollectCents'
    | 'reminders'
    | 'messages'
    | 'withdrawals'
    | 'name'
    | 'email'
    | 'phone'
    | 'address'
  >
>;

/** The step that the desk has taken last, kept with the order while nothing else has changed since. */
export interface LastStep {
  /** What the step has changed, as it was before; the history without its last entry is the former one. */
  before: ChangedFields;
  /** What was not there before. */
  added: readonly string[];
  /** The mail about it, which an undo withdraws. */
  mail?: MailEvent | undefined;
  /** How its money came, or went back, when it was not in cash. */
  cashWay?: CashWay | undefined;
}
