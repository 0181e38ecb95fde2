import { type InferType, number, object, string } from 'yup';
import { type CashWay, cashWayNames, type EntryWay, isInDrawer } from '../payment/pay-ways.ts';
import type { PaymentToSettle } from '../payment/payment.ts';
import { isDay } from '../shop/shop-day.ts';
import { choiceSchema } from '../values/choice-schema.ts';
import { lineSchema, linesSchema } from '../values/line-text.ts';
import { queryCursor, queryNumber, queryString } from '../values/query-fields.ts';
import { keyGuard, keysOf } from '../values/table-keys.ts';
import { t } from '../words/words.ts';
import { cashLimits, voucherCodeMost } from './order-limits.ts';

export const cashWaySchema = choiceSchema(t('How'), cashWayNames);

/**
 * 'undone' takes back what a delivery has noted; 'returned' notes books that came back, whose refund is an entry of its
 * own; 'discount' notes another price of delivered books, and 'prepaid' the part of it that was taxed with a voucher,
 * both without any money.
 */
export const cashKinds = {
  taken: { label: t('Taken') },
  'given-back': { label: t('Given back') },
  undone: { label: t('Delivery taken back') },
  returned: { label: t('Books came back') },
  discount: { label: t('Discount changed') },
  prepaid: { label: t('Part that was taxed with a voucher') },
  'put-in': { label: t('Put in') },
  'taken-out': { label: t('Taken out') },
  /** Not a sale: the amount is owed until the voucher is redeemed. */
  'voucher-sold': { label: t('Voucher sold') },
  'voucher-refunded': { label: t('Voucher given back') },
  'voucher-expired': { label: t('Voucher expired') },
  /** A sale, at a tax rate: a single-purpose voucher. */
  'taxed-sold': { label: t('Voucher sold, with tax') },
  'taxed-refunded': { label: t('Voucher given back, with tax') },
} as const;

export type VoucherKind = Extract<keyof typeof cashKinds, `voucher-${string}`>;

export const isOfVoucher = (kind: CashKind): kind is VoucherKind => kind.startsWith('voucher-');

/** Change of the shop's voucher liability: a sold voucher is owed until it is redeemed, refunded or expired. */
export function owedByVouchers({ kind, way, cents }: Pick<CashEntry, 'kind' | 'way' | 'cents'>): number {
  if (way === 'voucher') return 0 - cents;
  return isOfVoucher(kind) ? cents : 0;
}

export type TaxedVoucherKind = Extract<keyof typeof cashKinds, `taxed-${string}`>;

export const isOfTaxedVoucher = (kind: CashKind): kind is TaxedVoucherKind => kind.startsWith('taxed-');

export type CashKind = keyof typeof cashKinds;

export const isCashKind = keyGuard(cashKinds);

export const drawerReasons = {
  float: { label: t('Float') },
  change: { label: t('Change|coins') },
  postage: { label: t('Postage') },
  own: { label: t('The owner’s own') },
  bank: { label: t('Bank account') },
  other: { label: t('Other reason') },
} as const;

export type DrawerReason = keyof typeof drawerReasons;

export const drawerReasonNames: readonly DrawerReason[] = keysOf(drawerReasons);

export const isDrawerReason = keyGuard(drawerReasons);

/**
 * An entry about an order's money, or about the drawer's or a voucher's, which name no order. Entries are never
 * changed: an error is corrected by another entry.
 */
export interface CashEntry {
  _id: string;
  orderId: string;
  /** The order's number. */
  number: string;
  /** Of its order; missing means dollars. */
  currency?: string | undefined;
  /** Positive: taken; negative: given back, or a correction. */
  cents: number;
  /** The part that was rounded up (or, negative, down) to what coins can pay. */
  roundingCents?: number | undefined;
  kind: CashKind;
  way: EntryWay;
  reason?: DrawerReason | undefined;
  carrier: string;
  reference: string;
  receivedOn?: string | undefined;
  note: string;
  /** The shop's day on which it counts: '2026-11-23'. */
  day: string;
  /** An ISO instant. */
  at: string;
  /** The person of the dashboard. */
  by: string;
}

/** POST /api/orders/:id/cash. */
export const cashRequestSchema = object({
  kind: choiceSchema(t('Kind'), ['taken', 'given-back']).required(),
  cents: number().label(t('Amount')).integer().min(1).max(cashLimits.cents).required(),
  way: choiceSchema(t('How'), [...cashWayNames, 'voucher']).default('cash'),
  /** A voucher's code. */
  voucher: lineSchema()
    .label(t('Voucher'))
    .max(voucherCodeMost)
    .when(['way', 'kind'], ([way, kind], code) =>
      way === 'voucher' && kind === 'taken' ? code.required(t('Type the code of the voucher')) : code,
    ),
  reference: lineSchema().label(t('Reference')).max(cashLimits.reference).default(''),
  note: linesSchema().label(t('Note')).max(cashLimits.note).default(''),
  /** The day on which the bank has it, where that is another one. */
  receivedOn: string().test('day', t('A day is written as 2026-11-22'), (text) => !text || isDay(text)),
}).noUnknown();

export type CashRequest = InferType<typeof cashRequestSchema>;

/** POST /api/cash. */
export const drawerRequestSchema = object({
  kind: choiceSchema(t('Kind'), ['put-in', 'taken-out']).required(),
  cents: number().label(t('Amount')).integer().min(1).max(cashLimits.cents).required(),
  reason: choiceSchema(t('Reason'), keysOf(drawerReasons)).required(),
  note: linesSchema()
    .label(t('Note'))
    .max(cashLimits.note)
    .default('')
    .when('reason', ([reason], note) =>
      reason === 'other' ? note.required(t('Say in the note what it was for')) : note,
    ),
}).noUnknown();

export type DrawerRequest = InferType<typeof drawerRequestSchema>;

const daySchema = (label: string) =>
  string()
    .label(label)
    .required()
    .test('day', t('A day is written as 2026-11-22'), (text) => isDay(text ?? ''));

/** GET /api/cash. */
export const cashDayQuerySchema = object({
  day: daySchema('day'),
  limit: queryNumber('limit', cashLimits.entries),
  /** All words must be in an entry. */
  q: queryString(cashLimits.search),
  way: cashWaySchema,
  after: queryCursor("after must be the last entry's <at>_<id>"),
});

/** More is a typo: a million, or ten times what the drawer should hold where a unit of money is worth little. */
export function mostCounted(expectedCents: number): number {
  return Math.max(cashLimits.countedCents, 10 * expectedCents);
}

/** POST /api/cash/:day/close. */
export const closeCashSchema = object({
  countedCents: number()
    .label(t('Counted'))
    .integer()
    .min(0)
    .max(cashLimits.cents)
    .test('possible', t('Counted is too much for a drawer'), (counted = 0, { parent }) => {
      return counted <= mostCounted(Number(parent.expectedCents) || 0);
    })
    .required(),
  /** What the drawer should hold, as the person saw it. */
  expectedCents: number().label(t('Expected')).integer().required(),
  note: linesSchema().label(t('Note')).max(cashLimits.note).default(''),
}).noUnknown();

export type CashDayQuery = InferType<typeof cashDayQuerySchema>;
export type CloseCash = InferType<typeof closeCashSchema>;

/** POST /api/cash/:day/reopen. */
export const reopenCashSchema = object({
  reason: lineSchema().label(t('Reason')).max(cashLimits.note).required(t('Say why the day is opened again')),
}).noUnknown();

export interface CashClosing {
  /** Missing means dollars. */
  currency?: string | undefined;
  /** By the entries in cash. */
  expectedCents: number;
  countedCents: number;
  note: string;
  at: string;
  by: string;
}

export interface CashSum {
  way: CashWay;
  takenCents: number;
  givenBackCents: number;
}

/** Change of the shop's voucher liability. The money for sold vouchers is in the sums by way, too. */
export interface VoucherSums {
  soldCents: number;
  refundedCents: number;
  redeemedCents: number;
  givenBackCents: number;
  expiredCents: number;
}

/** GET /api/cash. */
export interface CashDay {
  day: string;
  /** Of the sums: the shop's, or that in which a closed day was counted; missing means dollars. */
  currency?: string | undefined;
  /** Taken and given back apart. */
  sums: CashSum[];
  /** In the shop's earlier currencies, which no other sum includes. */
  otherSums?: { currency: string; sums: CashSum[] }[];
  /** Left out where there is none. */
  vouchers?: VoucherSums;
  /** From the day of its first float on. */
  book?: {
    /** The last count, plus the cash of the days since. */
    openingCents: number;
    putInCents: number;
    takenOutCents: number;
  };
  /** What parcels under way will still bring, over all days. */
  stillOut: { orders: number; cents: number };
  /** What customers on account owe, over all days; left out where nothing is open. */
  openItems?: { orders: number; cents: number };
  entries: CashEntry[];
  hasMore: boolean;
  /** The `after` of the next page, if any. */
  next?: string | undefined;
  /** Of the days around it. */
  closedDays: string[];
  closing: CashClosing | null;
  /** Online payments of any day that need a decision; left out where there are none. */
  toSettle?: PaymentToSettle[];
}

/** What the drawer should hold at the end of a day; without a cash book, what was taken less what was given back. */
export function drawerCents({ sums, book }: Pick<CashDay, 'sums' | 'book'>): number {
  const { openingCents = 0, putInCents = 0, takenOutCents = 0 } = book ?? {};
  return sums
    .filter(({ way }) => isInDrawer(way))
    .reduce(
      (sum, { takenCents, givenBackCents }) => sum + takenCents - givenBackCents,
      openingCents + putInCents - takenOutCents,
    );
}
