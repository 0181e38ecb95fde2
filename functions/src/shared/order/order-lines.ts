import { array, type InferType, mixed, object, string } from 'yup';
import type { TaxedLine } from '../tax/tax-sums.ts';
import { choiceSchema } from '../values/choice-schema.ts';
import { keyGuard, keysOf } from '../values/table-keys.ts';
import { t } from '../words/words.ts';
import type { OrderOfCharges } from './charges.ts';
import type { Discount } from './order-discounts.ts';
import { type OrderOfWay, type OrderStatus, orderStatuses, wayOf } from './order-status.ts';
import type { OrderOfVouchers } from './order-vouchers.ts';

/**
 * Why a line is taken out of an order, and the movement that the book's copy makes in the stock then: undefined for one
 * that can be sold again.
 */
export const takeOutReasons = {
  damaged: { label: t('Damaged'), lostAs: 'damaged' },
  'not-found': { label: t('Not found'), lostAs: 'lost' },
  'not-wanted': { label: t('No longer wanted'), lostAs: undefined },
  other: { label: t('Another reason'), lostAs: undefined },
} as const;

export type TakeOutReason = keyof typeof takeOutReasons;

const isTakeOutReason = keyGuard(takeOutReasons);

export const takeOutReasonNames: readonly TakeOutReason[] = keysOf(takeOutReasons);

/** What became of a line: it is still part of the order, was taken out before it was sent, or came back afterwards. */
export const lineStates = {
  ordered: { label: t('Ordered'), isKept: true },
  'taken-out': { label: t('Taken out'), isKept: false },
  returned: { label: t('Returned|book'), isKept: false },
} as const;

export type LineState = keyof typeof lineStates;

export const isLineState = keyGuard(lineStates);

/**
 * The steps of a line, and whether its book must be in a parcel, or must not: what was sent can only come back, and what
 * was not sent can only be taken out, and put back. A parcel that is unpacked leaves what had come back of it in the shop.
 */
export const lineSteps: readonly { from: LineState; to: LineState; isSent: boolean; label: string }[] = [
  { from: 'ordered', to: 'taken-out', isSent: false, label: t('Take out') },
  { from: 'taken-out', to: 'ordered', isSent: false, label: t('Put back') },
  { from: 'returned', to: 'ordered', isSent: false, label: t('Put back') },
  { from: 'ordered', to: 'returned', isSent: true, label: t('Mark as returned') },
  { from: 'returned', to: 'ordered', isSent: true, label: t('Not returned') },
];

export const lineStateSchema = choiceSchema(t('State|condition'), keysOf(lineStates));

const lineChangeSchema = object({
  /** See lineId. */
  bookId: string().required(),
  state: lineStateSchema.required(),
  reason: mixed<TakeOutReason>(isTakeOutReason),
  /** An ISO instant. */
  at: string().required(),
});

/** What became of a line that is no longer as it was ordered, or was so once. */
export type LineChange = InferType<typeof lineChangeSchema>;

export const lineChangesSchema = array(lineChangeSchema).required();

/** What tells a line of an order from the others. */
export interface LineIdentity {
  id?: string | undefined;
  bookId: string;
}

/**
 * The id of a line, by which all else of an order names it, be it as `bookId`: its book's for the first copy of a title, and
 * always in orders that do not say it.
 */
export function lineId({ bookId, id = bookId }: LineIdentity): string {
  return id;
}

/** The lines of some copies of a book: the first has the book's own id, the further ones '<book>:2' and so on. */
export function copiesOf(bookId: string, copies: number): LineIdentity[] {
  return Array.from({ length: copies }, (_, index) =>
    index === 0 ? { bookId } : { id: `${bookId}:${index + 1}`, bookId },
  );
}

/** The book of such a line, where the order is not there to say it. */
export function bookOfCopy(id: string): string {
  return id.replace(/:\d+$/, '');
}

export function findLine<Line extends LineIdentity>(
  { lines }: { lines: readonly Line[] },
  id: string | undefined,
): Line | undefined {
  return lines.find((line) => lineId(line) === id);
}

/** The book of a line. */
export function bookOfLine(order: { lines: readonly LineIdentity[] }, id: string): string {
  return findLine(order, id)?.bookId ?? id;
}

/** What of an order its lines' states are read from. */
export interface OrderOfLines extends OrderOfCharges, OrderOfVouchers {
  status: OrderStatus;
  /** Dollars when it is not said. */
  currency?: string | undefined;
  lines: readonly (TaxedLine & LineIdentity & { title?: string })[];
  lineChanges: readonly LineChange[];
  /** None when it is not said. */
  discounts?: readonly Discount[] | undefined;
}

/** @returns 'ordered' for a line of which nothing else is known */
export function stateOfLine({ lineChanges }: Pick<OrderOfLines, 'lineChanges'>, id: string): LineState {
  return lineChanges.find((change) => change.bookId === id)?.state ?? 'ordered';
}

export function keptLines<Line extends LineIdentity>(
  order: Pick<OrderOfLines, 'lineChanges'> & { lines: readonly Line[] },
): Line[] {
  return order.lines.filter((line) => lineStates[stateOfLine(order, lineId(line))].isKept);
}

/** The lines that count as sold: the kept ones of an order that was neither cancelled nor returned. */
export function soldLines<Line extends LineIdentity>(
  order: Pick<OrderOfLines, 'status' | 'lineChanges'> & { lines: readonly Line[] },
): Line[] {
  return orderStatuses[order.status].isSale ? keptLines(order) : [];
}

/** Whether the books of an order were handed over in the shop, all at once: no other can join them. */
export function isHandedOver({ collection, parcels }: OrderOfWay & { parcels: readonly object[] }): boolean {
  return wayOf({ collection }) === 'collection' && parcels.length > 0;
}

/** The step of a line; undefined when there is none. @param isSent whether its book is in a parcel */
export function findLineStep(from: LineState, to: LineState, isSent: boolean) {
  return lineSteps.find((step) => step.from === from && step.to === to && step.isSent === isSent);
}
