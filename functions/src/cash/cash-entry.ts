import { Timestamp } from 'firebase-admin/firestore';
import { array, type InferType, mixed, number, object, string } from 'yup';
import { sha256 } from '../platform/sha256.ts';
import {
  type CashEntry,
  type CashKind,
  type CashRequest,
  type DrawerReason,
  type DrawerRequest,
  isCashKind,
  isDrawerReason,
  type TaxedVoucherKind,
  type VoucherKind,
} from '../shared/order/cash.ts';
import type { Order } from '../shared/order/order.ts';
import { costMoves, taxMoves } from '../shared/order/order-bill.ts';
import { lineId } from '../shared/order/order-lines.ts';
import { deliveredLines, roundingCents } from '../shared/order/order-totals.ts';
import { type EntryWay, isEntryWay } from '../shared/payment/pay-ways.ts';
import { readFields, readInstant } from '../shared/values/stored-fields.ts';
import type { Voucher } from '../shared/voucher/voucher.ts';

/** An entry that is about to be written, in the transaction that changes the order. */
export interface NewCashEntry extends Partial<Pick<CashRequest, 'reference' | 'note' | 'receivedOn'>> {
  /** In cash when it is not said. */
  way?: EntryWay;
  /** Which voucher has paid, or got it back. */
  voucherId?: string;
  /** The order before the change and after it, by which the entry knows which books were delivered or came back. */
  before: Order;
  after: Order;
  kind: CashKind;
  /** Above 0: taken; below 0: given back. 0 for books that come back before any money does. */
  cents: number;
  /** The hash of the Idempotency-Key of the change, so that one call makes one entry. */
  keyHash: string;
  /** What `openCashDay` answered before the transaction. */
  day: string;
  /** The name of the person of the dashboard. */
  by: string;
  now: Date;
}

/** The id of the one entry of a kind that a call can make for an order, and for each of its vouchers. */
export function cashEntryKey(orderId: string, keyHash: string, kind: CashKind, voucherId?: string): string {
  return sha256([orderId, keyHash, kind, ...(voucherId ? [voucherId] : [])].join('\n'));
}

export const cashEntryId = ({ after, keyHash, kind, voucherId }: NewCashEntry) =>
  cashEntryKey(after._id, keyHash, kind, voucherId);

function booksOf(order: Order): string[] {
  return deliveredLines(order).map(lineId);
}

/** The document of an entry. It names no shopper, so that it stays when their data is erased. */
export function cashEntryDocument(entry: NewCashEntry) {
  const {
    before,
    after,
    kind,
    cents,
    day,
    by,
    now,
    way = 'cash',
    reference = '',
    note = '',
    receivedOn,
    voucherId,
  } = entry;
  const [were, are] = [booksOf(before), booksOf(after)];
  const costs = costMoves(before, after);
  const rounding = roundingCents(after) - roundingCents(before);
  return {
    orderId: after._id,
    number: after.number,
    ...(after.currency !== undefined && { currency: after.currency }),
    cents,
    kind,
    way,
    // Sums are asked of the database, which adds up stored fields only.
    takenCents: kind === 'given-back' ? 0 : cents,
    givenBackCents: kind === 'given-back' ? -cents : 0,
    deliveredBookIds: are.filter((id) => !were.includes(id)),
    returnedBookIds: were.filter((id) => !are.includes(id)),
    ...(rounding !== 0 && { roundingCents: rounding }),
    ...(costs.length > 0 && { costs }),
    ...(after.taxName && { taxes: taxMoves(before, after) }),
    carrier: after.carrier,
    reference,
    note,
    ...(receivedOn && { receivedOn }),
    ...(voucherId && { voucherId }),
    day,
    by,
    at: Timestamp.fromDate(now),
  };
}

/** When, and by whom, money is moved that belongs to no order. */
interface BesideOrders {
  day: string;
  by: string;
  now: Date;
}

/** What a voucher is sold for, given back for, or owed no more. */
export interface NewVoucherEntry extends BesideOrders {
  kind: VoucherKind | TaxedVoucherKind;
  /** Above 0. */
  cents: number;
  /** 'voucher' for what has expired: no money moves. */
  way: EntryWay;
  /** Of one that is taxed as it is sold: its tax, below 0 where it goes back. */
  tax?: { basisPoints: number; taxCents: number } | undefined;
  reference?: string;
}

/** An entry of the drawer alone. */
export interface NewDrawerEntry extends DrawerRequest, BesideOrders {
  currency: string | undefined;
}

/** What all entries of money have that no order moves. */
function besideOrders(
  currency: string | undefined,
  { kind, cents, now, ...entry }: Omit<NewVoucherEntry, 'tax'> | Omit<NewDrawerEntry, 'currency'>,
) {
  const isOut = ['voucher-refunded', 'taxed-refunded', 'taken-out'].includes(kind);
  return {
    ...entry,
    ...(currency !== undefined && { currency }),
    orderId: '',
    kind,
    cents: isOut ? -cents : cents,
    takenCents: isOut ? 0 : cents,
    givenBackCents: isOut ? cents : 0,
    at: Timestamp.fromDate(now),
  };
}

/** The id of the one entry about a voucher that something makes once under a key. */
export const voucherEntryId = (id: string, what: string, key = '') => sha256(`${id}\n${what}\n${key}`);

export type VoucherOfEntry = Pick<Voucher, '_id' | 'number' | 'currency'>;

export function voucherEntryDocument(
  { _id: voucherId, number, currency }: VoucherOfEntry,
  { tax, ...entry }: NewVoucherEntry,
) {
  return {
    reference: '',
    note: '',
    ...besideOrders(currency, entry),
    voucherId,
    number,
    ...(tax && { taxes: [tax] }),
    deliveredBookIds: [],
    returnedBookIds: [],
  };
}

export function drawerEntryDocument({ currency, ...entry }: NewDrawerEntry) {
  return { ...besideOrders(currency, entry), number: '', way: 'drawer' };
}

const storedSchema = object({
  orderId: string().required(),
  number: string().required(),
  currency: string(),
  cents: number().required(),
  roundingCents: number(),
  kind: mixed<CashKind>(isCashKind).required(),
  way: mixed<EntryWay>(isEntryWay).default('cash'),
  reason: mixed<DrawerReason>(isDrawerReason),
  carrier: string().default(''),
  reference: string().default(''),
  note: string().default(''),
  receivedOn: string(),
  day: string().required(),
  by: string().required(),
});

export function readCashEntry(id: string, data: Readonly<Record<string, unknown>>): CashEntry {
  return { _id: id, ...readFields(storedSchema, data), at: readInstant(data.at) };
}

const costSchema = object({ basisPoints: number(), cents: number().required(), taxCents: number() });

const booksSchema = object({
  deliveredBookIds: array(string().required()).required(),
  returnedBookIds: array(string().required()).required(),
  /** What it adds to what is paid beside delivered books, by kind and rate: below 0 a discount that is given. */
  costs: array(costSchema.shape({ kind: string().required() })),
  /** In entries of earlier releases the delivery, not by rate, and the discounts. */
  deliveryCents: number(),
  discounts: array(costSchema),
  /** Its tax by rate; missing in those of earlier releases, which rounded book by book. */
  taxes: array(object({ basisPoints: number().required(), taxCents: number().required() })).default(
    undefined,
  ),
});

/** An entry with the books that its change delivered, those that it took out of the delivered ones, and what they cost beside. */
export type BookedEntry = CashEntry & InferType<typeof booksSchema>;

export function readBookedEntry(id: string, data: Readonly<Record<string, unknown>>): BookedEntry {
  return { ...readCashEntry(id, data), ...readFields(booksSchema, data) };
}
