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
 * Why money of an order was noted. 'undone' takes back what a delivery has noted; 'returned' notes books that came back,
 * whose money is given back by an entry of its own;
 * 'discount' notes another price of books that were delivered, and 'prepaid' what of it was taxed with a voucher, without any
 * money.
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
  /** No sale: what a voucher is sold for is owed until it is redeemed. */
  'voucher-sold': { label: t('Voucher sold') },
  'voucher-refunded': { label: t('Voucher given back') },
  'voucher-expired': { label: t('Voucher expired') },
  /** A sale at a rate of tax: of a voucher for a single purpose. */
  'taxed-sold': { label: t('Voucher sold, with tax') },
  'taxed-refunded': { label: t('Voucher given back, with tax') },
} as const;

export type VoucherKind = Extract<keyof typeof cashKinds, `voucher-${string}`>;

export const isOfVoucher = (kind: CashKind): kind is VoucherKind => kind.startsWith('voucher-');

/** What an entry adds to what the shop owes by vouchers: sold ones are owed until they are redeemed, given back or over. */
export function owedByVouchers({ kind, way, cents }: Pick<CashEntry, 'kind' | 'way' | 'cents'>): number {
  if (way === 'voucher') return 0 - cents;
  return isOfVoucher(kind) ? cents : 0;
}

export type TaxedVoucherKind = Extract<keyof typeof cashKinds, `taxed-${string}`>;

export const isOfTaxedVoucher = (kind: CashKind): kind is TaxedVoucherKind => kind.startsWith('taxed-');

export type CashKind = keyof typeof cashKinds;

export const isCashKind = keyGuard(cashKinds);

/** Why money is put into the drawer or taken out of it. */
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

/** An entry of the ledger of an order's money, or of the drawer's or a voucher's, which name no order. Entries are never changed: what was wrong is met by another entry. */
export interface CashEntry {
  _id: string;
  orderId: string;
  /** The order's number. */
  number: string;
  /** That of its order; dollars when it is not said. */
  currency?: string | undefined;
  /** Above 0: taken; below 0: given back, or an entry that was wrong. */
  cents: number;
  /** How much of it was rounded up, or, below 0, down to what coins can pay. */
  roundingCents?: number | undefined;
  kind: CashKind;
  way: EntryWay;
  reason?: DrawerReason | undefined;
  carrier: string;
  reference: string;
  receivedOn?: string | undefined;
  note: string;
  /** The day of the shop on which it counts: '2026-11-23'. */
  day: string;
  /** An ISO instant. */
  at: string;
  /** The person of the dashboard. */
  by: string;
}

/** What is sent to note money of an order: POST /api/orders/:id/cash. */
export const cashRequestSchema = object({
  kind: choiceSchema(t('Kind'), ['taken', 'given-back']).required(),
  cents: number().label(t('Amount')).integer().min(1).max(cashLimits.cents).required(),
  way: choiceSchema(t('How'), [...cashWayNames, 'voucher']).default('cash'),
  /** The code of the voucher with which is paid. */
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

/** What is sent to put money into the drawer or take some out: POST /api/cash. */
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

/** Which day's cash is asked for, which of its entries, and after which one. */
export const cashDayQuerySchema = object({
  day: daySchema('day'),
  limit: queryNumber('limit', cashLimits.entries),
  /** Words that all stand in an entry. */
  q: queryString(cashLimits.search),
  way: cashWaySchema,
  after: queryCursor("after must be the last entry's <at>_<id>"),
});

/** More than that is a typo: a million, or ten times what the drawer should hold where money is worth little. */
export function mostCounted(expectedCents: number): number {
  return Math.max(cashLimits.countedCents, 10 * expectedCents);
}

/** What a person sends to close a day: POST /api/cash/:day/close. */
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
  /** What the drawer should hold, as the person has seen it. */
  expectedCents: number().label(t('Expected')).integer().required(),
  note: linesSchema().label(t('Note')).max(cashLimits.note).default(''),
}).noUnknown();

export type CashDayQuery = InferType<typeof cashDayQuerySchema>;
export type CloseCash = InferType<typeof closeCashSchema>;

/** What the owner sends to open a day again: POST /api/cash/:day/reopen. */
export const reopenCashSchema = object({
  reason: lineSchema().label(t('Reason')).max(cashLimits.note).required(t('Say why the day is opened again')),
}).noUnknown();

export interface CashClosing {
  /** What was counted; dollars when it is not said. */
  currency?: string | undefined;
  /** What the drawer should have held, by the entries in cash. */
  expectedCents: number;
  countedCents: number;
  note: string;
  at: string;
  by: string;
}

/** What was taken and given back in one way. */
export interface CashSum {
  way: CashWay;
  takenCents: number;
  givenBackCents: number;
}

/** What the shop owes by vouchers more and less: the money of those sold stands in the sums by the way, too. */
export interface VoucherSums {
  soldCents: number;
  refundedCents: number;
  redeemedCents: number;
  givenBackCents: number;
  expiredCents: number;
}

/** A day of the shop's money: GET /api/cash. */
export interface CashDay {
  day: string;
  /** That of the sums: the shop's, or of a closed day the one in which it was counted; dollars when it is not said. */
  currency?: string | undefined;
  /** The sums of the day's entries by the way, taken and given back apart. */
  sums: CashSum[];
  /** The sums in currencies that the shop had before, which no other sum counts. */
  otherSums?: { currency: string; sums: CashSum[] }[];
  /** What vouchers have moved, beside all money: left out where that is nothing. */
  vouchers?: VoucherSums;
  /** The cash book, from the day on which its float was put in. */
  book?: {
    /** What the day begins with: what was counted last, with the cash of the days since. */
    openingCents: number;
    putInCents: number;
    takenOutCents: number;
  };
  /** What parcels under way still bring, of all days: how many orders and how much. */
  stillOut: { orders: number; cents: number };
  /** What customers on account owe, of all days; left out where nothing is open. */
  openItems?: { orders: number; cents: number };
  entries: CashEntry[];
  hasMore: boolean;
  /** Where the list goes on, when it has more: for `after`. */
  next?: string | undefined;
  /** Which of the days around it are closed. */
  closedDays: string[];
  closing: CashClosing | null;
  /** Money of any day that was paid online and waits for a person; left out where there is none. */
  toSettle?: PaymentToSettle[];
}

/** What the drawer should hold at the end of a day; without a cash book what the day has brought: taken less given back. */
export function drawerCents({ sums, book }: Pick<CashDay, 'sums' | 'book'>): number {
  const { openingCents = 0, putInCents = 0, takenOutCents = 0 } = book ?? {};
  return sums
    .filter(({ way }) => isInDrawer(way))
    .reduce(
      (sum, { takenCents, givenBackCents }) => sum + takenCents - givenBackCents,
      openingCents + putInCents - takenOutCents,
    );
}
