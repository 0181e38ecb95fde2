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

export interface NewCashEntry extends Partial<Pick<CashRequest, 'reference' | 'note' | 'receivedOn'>> {
  /** Defaults to cash. */
  way?: EntryWay;
  /** The voucher that paid or was refunded. */
  voucherId?: string;
  /** The order before and after the change: shows which books were delivered or returned. */
  before: Order;
  after: Order;
  kind: CashKind;
  /** Positive: taken; negative: given back; 0 for books returned before any money is. */
  cents: number;
  /** Hash of the change's Idempotency-Key: one call makes one entry. */
  keyHash: string;
  /** From `openCashDay`, called before the transaction. */
  day: string;
  by: string;
  now: Date;
}

/** One call makes at most one entry of a kind for an order, and for each of its vouchers. */
export function cashEntryKey(orderId: string, keyHash: string, kind: CashKind, voucherId?: string): string {
  return sha256([orderId, keyHash, kind, ...(voucherId ? [voucherId] : [])].join('\n'));
}

export const cashEntryId = ({ after, keyHash, kind, voucherId }: NewCashEntry) =>
  cashEntryKey(after._id, keyHash, kind, voucherId);

function booksOf(order: Order): string[] {
  return deliveredLines(order).map(lineId);
}

/** Holds no personal data, so that it stays when the shopper's data is erased. */
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
    // Stored because database sums need stored fields.
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

interface BesideOrders {
  day: string;
  by: string;
  now: Date;
}

export interface NewVoucherEntry extends BesideOrders {
  kind: VoucherKind | TaxedVoucherKind;
  /** Positive. */
  cents: number;
  /** 'voucher' for an expiry: no money moves. */
  way: EntryWay;
  /** Of a voucher taxed when sold; negative when refunded. */
  tax?: { basisPoints: number; taxCents: number } | undefined;
  reference?: string;
}

export interface NewDrawerEntry extends DrawerRequest, BesideOrders {
  currency: string | undefined;
}

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

/** One entry for each voucher, action and key. */
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
  /** By kind and rate; a discount is negative. */
  costs: array(costSchema.shape({ kind: string().required() })),
  /** In entries of earlier releases: delivery without rates, and discounts. */
  deliveryCents: number(),
  discounts: array(costSchema),
  /** By rate; missing in entries of earlier releases, which rounded for each book. */
  taxes: array(object({ basisPoints: number().required(), taxCents: number().required() })).default(
    undefined,
  ),
});

export type BookedEntry = CashEntry & InferType<typeof booksSchema>;

export function readBookedEntry(id: string, data: Readonly<Record<string, unknown>>): BookedEntry {
  return { ...readCashEntry(id, data), ...readFields(booksSchema, data) };
}
