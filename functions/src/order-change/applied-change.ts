import { Conflict } from '../platform/http/api-errors.ts';
import type { OrderAuditState } from '../shared/audit/audit-difference.ts';
import type { CashRequest } from '../shared/order/cash.ts';
import type { ChangedFields, ChangingOrder } from '../shared/order/changing-order.ts';
import type { MailEvent } from '../shared/order/mail.ts';
import type { Order } from '../shared/order/order.ts';
import { moneyOfOrder } from '../shared/order/order-currency.ts';
import { keptLines, type LineState, lineId, lineStates } from '../shared/order/order-lines.ts';
import { type OrderActor, statusLabel } from '../shared/order/order-status.ts';
import type { VoucherRule } from '../shared/order/order-vouchers.ts';
import {
  type Parcel,
  type ParcelState,
  parcelStates,
  placeOfParcel,
  statusOfParcels,
} from '../shared/order/parcels.ts';
import type { CashWay } from '../shared/payment/pay-ways.ts';

export interface ChangeContext {
  actor: OrderActor;
  /** Whether the shop changes it automatically. */
  isBySystem?: boolean;
  now: Date;
  /** The shop's day, '2026-11-29'; missing where no announced book matters. */
  today?: string;
  locale: string;
  /** The country whose law fixes the price of books, as in the settings. */
  fixedPrices?: string;
  /** Missing where no voucher matters. */
  vouchers?: VoucherRule;
}

export function amountText(order: ChangingOrder, cents: number, shop: { locale: string }): string {
  return moneyOfOrder(order, shop).text(cents);
}

export interface ChangeMail {
  event: MailEvent;
  /** Written only when one of the withdrawn mails has already gone. */
  onlyIfTold?: boolean;
  /** In milliseconds; by default as long as the change can be undone. */
  waitMs?: number;
  /** The mail that tells the shop of it. */
  shopEvent?: MailEvent;
}

export interface AppliedChange {
  fields: ChangedFields;
  mail?: ChangeMail | undefined;
  /** Mails about a step that is taken back: deleted unless already sent. */
  withdrawn?: readonly MailEvent[];
  /** Withdraws only mails written since this ISO instant. */
  withdrawnSince?: string | undefined;
  /** Whether waiting mails change with it: their recipient or their text. */
  rewritesWaitingMails?: boolean;
  /** Takes another change back; isUndo takes it back as if it had never been made. */
  isBack?: boolean;
  isUndo?: boolean;
  /** Whether the desk may undo it even if the status stays the same. */
  canBeUndone?: boolean;
  cashWay?: CashWay;
  cash?: Pick<CashRequest, 'kind' | 'way' | 'reference' | 'note' | 'receivedOn'>;
  /** The number of what the change made. */
  made?: number;
  /** Whether the audit history notes it although the shopper does it. */
  isOfHistory?: boolean;
  /** For the audit history: no personal data. */
  entry: {
    /** Missing where it is about the order itself. */
    kind?: 'cash';
    action: 'step' | 'changed' | 'undone' | 'taken' | 'givenBack';
    note?: string;
    before?: OrderAuditState;
    after?: OrderAuditState;
  };
}

type OrderInWay = Pick<Order, 'status' | 'collection' | 'parcels'>;

interface Present {
  line?: { bookId: string; state: LineState; isSent: boolean };
  parcel?: { number: number; state: ParcelState };
  discount?: { number: number };
}

function presentWords(order: OrderInWay, { line, parcel, discount }: Present): string {
  const { status } = order;
  if (line) return `The book is ${lineStates[line.state].label.toLowerCase()} now`;
  if (parcel) {
    const place = placeOfParcel(order.parcels, parcel.number);
    return `Parcel ${place} is ${parcelStates[parcel.state].label.toLowerCase()} now`;
  }
  if (discount) return 'The discount was taken back';
  return `The order is ${order.collection ? statusLabel(order).toLowerCase() : status} now`;
}

/** 409: the order is not in the state the caller expects, or there is no such step; `details` gives the present state. */
export class OrderChanged extends Conflict {
  constructor(order: OrderInWay, present: Present = {}) {
    super('order-changed', presentWords(order, present), { status: order.status, ...present });
  }
}

/** 409: the order's parcels are not all in the same state, or a book is still in the shop. */
export class GoesByParcel extends Conflict {
  constructor() {
    super('by-parcel', 'This order goes parcel by parcel');
  }
}

/** 409: no book is left to be sent. */
export class NothingLeft extends Conflict {
  constructor() {
    super('no-books-left', 'Every book was taken out of this order: put one back first');
  }
}

/** An order carries the carrier and code of its last parcel; undefined once that was unpacked. */
function lastParcel({ parcels }: ChangedFields): ChangedFields {
  if (!parcels) return {};
  const { carrier = '', trackingCode = '' } = parcels.at(-1) ?? {};
  return { carrier, trackingCode };
}

/** Adds the resulting status and its step in the history, which keeps a note even where the status stays. */
export function withStatus(
  order: ChangingOrder,
  changed: ChangedFields,
  { actor, now }: ChangeContext,
  note = '',
): ChangedFields {
  const fields = { ...changed, ...lastParcel(changed) };
  const { parcels, lineChanges, lines, status: wanted } = { ...order, ...fields };
  const bookIds = keptLines({ lines, lineChanges }).map(lineId);
  const isEmpty = bookIds.length === 0 && parcels.length === 0;
  const status = isEmpty ? 'cancelled' : (statusOfParcels({ bookIds, parcels }) ?? wanted);
  if (status === order.status && !note) return fields;
  const entry = { status, at: now.toISOString(), by: actor, note };
  return { ...fields, status, history: [...order.history, entry] };
}

export function parcelsIn(
  parcels: readonly Parcel[],
  isMeant: (parcel: Parcel) => boolean,
  state: ParcelState,
): Parcel[] {
  return parcels.map((parcel) => (isMeant(parcel) ? { ...parcel, state } : parcel));
}
