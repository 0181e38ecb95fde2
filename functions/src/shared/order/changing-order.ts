import type { CashWay } from '../payment/pay-ways.ts';
import type { MailEvent } from './mail.ts';
import type { Order } from './order.ts';

/** An order before a change, with what shoppers do not see. */
export interface ChangingOrder extends Order {
  /** The highest parcel number so far. */
  parcelsMade: number;
}

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

/** The desk's last step, kept while nothing else has changed since. */
export interface LastStep {
  /** The former values; the former history is the present one without its last entry. */
  before: ChangedFields;
  /** Fields that did not exist before. */
  added: readonly string[];
  /** An undo withdraws this mail. */
  mail?: MailEvent | undefined;
  /** How its money was paid or refunded, when it was not in cash. */
  cashWay?: CashWay | undefined;
}
