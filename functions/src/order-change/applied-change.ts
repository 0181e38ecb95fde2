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
  /** Whether no person changes it, but what the shop does by itself. */
  isBySystem?: boolean;
  now: Date;
  /** The shop's day; missing where no announced book matters. */
  today?: string;
  /** As which the shop writes amounts. */
  locale: string;
  /** The country whose law fixes the price of books, as the settings name it. */
  fixedPrices?: string;
  /** Missing where no voucher matters. */
  vouchers?: VoucherRule;
}

/** An amount as the shop writes it, in the currency of the order. */
export function amountText(order: ChangingOrder, cents: number, shop: { locale: string }): string {
  return moneyOfOrder(order, shop).text(cents);
}

export interface ChangeMail {
  event: MailEvent;
  /** Whether it is written only when one of the withdrawn mails has gone. */
  onlyIfTold?: boolean;
  /** How long it waits, in milliseconds; without it, for as long as it could be withdrawn. */
  waitMs?: number;
  /** What tells the shop of it. */
  shopEvent?: MailEvent;
}

export interface AppliedChange {
  fields: ChangedFields;
  mail?: ChangeMail | undefined;
  /** The mails about what is taken back: they are deleted unless they have gone. */
  withdrawn?: readonly MailEvent[];
  /** Only those that were written since then are withdrawn: an ISO instant. */
  withdrawnSince?: string | undefined;
  /** Whether the mails that still wait say something else by it: to whom they go, or what stands in them. */
  rewritesWaitingMails?: boolean;
  /** Whether the change takes another one back, or takes it back as if it had not been. */
  isBack?: boolean;
  isUndo?: boolean;
  /** Whether the desk may take it back as if it had not been, though it may leave the status as it is. */
  canBeUndone?: boolean;
  cashWay?: CashWay;
  /** What the ledger notes beside what follows from the order. */
  cash?: Pick<CashRequest, 'kind' | 'way' | 'reference' | 'note' | 'receivedOn'>;
  /** The number of what the change makes. */
  made?: number;
  /** Whether the history says it, though it is the shopper who does it. */
  isOfHistory?: boolean;
  /** What the history says of it: nothing of the shopper. */
  entry: {
    /** What it is about, when that is not the order itself. */
    kind?: 'cash';
    action: 'step' | 'changed' | 'undone' | 'taken' | 'givenBack';
    note?: string;
    before?: OrderAuditState;
    after?: OrderAuditState;
  };
}

type OrderInWay = Pick<Order, 'status' | 'collection' | 'parcels'>;

/** What a refusal names beside the order's status. */
interface Present {
  line?: { bookId: string; state: LineState; isSent: boolean };
  parcel?: { number: number; state: ParcelState };
  /** One that was taken back. */
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

/** 409: the order is not what the caller takes it to be, or there is no such step; `details` says what it is. */
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

/** 409: there is nothing left in the order that could be sent. */
export class NothingLeft extends Conflict {
  constructor() {
    super('no-books-left', 'Every book was taken out of this order: put one back first');
  }
}

/** An order names the carrier and the code of its last parcel, and none once that was unpacked. */
function lastParcel({ parcels }: ChangedFields): ChangedFields {
  if (!parcels) return {};
  const { carrier = '', trackingCode = '' } = parcels.at(-1) ?? {};
  return { carrier, trackingCode };
}

/**
 * The fields of a change together with the status that follows from them, and the step to it in the order's history. A
 * note is kept there also where the status stays.
 */
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

/** Some parcels in another state; the others as they are. */
export function parcelsIn(
  parcels: readonly Parcel[],
  isMeant: (parcel: Parcel) => boolean,
  state: ParcelState,
): Parcel[] {
  return parcels.map((parcel) => (isMeant(parcel) ? { ...parcel, state } : parcel));
}
