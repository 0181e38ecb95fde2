import { array, type InferType, mixed, object, string } from 'yup';
import type { TaxedLine } from '../tax/tax-sums.ts';
import { choiceSchema } from '../values/choice-schema.ts';
import { keyGuard, keysOf } from '../values/table-keys.ts';
import { t } from '../words/words.ts';
import type { OrderOfCharges } from './charges.ts';
import type { Discount } from './order-discounts.ts';
import { type OrderOfWay, type OrderStatus, orderStatuses, wayOf } from './order-status.ts';
import type { OrderOfVouchers } from './order-vouchers.ts';

/** With the stock movement of the copy: undefined when it can be sold again. */
export const takeOutReasons = {
  damaged: { label: t('Damaged'), lostAs: 'damaged' },
  'not-found': { label: t('Not found'), lostAs: 'lost' },
  'not-wanted': { label: t('No longer wanted'), lostAs: undefined },
  other: { label: t('Another reason'), lostAs: undefined },
} as const;

export type TakeOutReason = keyof typeof takeOutReasons;

const isTakeOutReason = keyGuard(takeOutReasons);

export const takeOutReasonNames: readonly TakeOutReason[] = keysOf(takeOutReasons);

export const lineStates = {
  ordered: { label: t('Ordered'), isKept: true },
  'taken-out': { label: t('Taken out'), isKept: false },
  returned: { label: t('Returned|book'), isKept: false },
} as const;

export type LineState = keyof typeof lineStates;

export const isLineState = keyGuard(lineStates);

/**
 * What was sent can only come back; what was not sent can only be taken out and put back. When a parcel is unpacked,
 * copies that had come back stay in the shop.
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

/** The state of a line that is, or once was, no longer as ordered. */
export type LineChange = InferType<typeof lineChangeSchema>;

export const lineChangesSchema = array(lineChangeSchema).required();

export interface LineIdentity {
  id?: string | undefined;
  bookId: string;
}

/**
 * By which everything else of an order names the line, even as `bookId`: the book's id for the first copy of a title,
 * and in all orders whose lines have no `id`.
 */
export function lineId({ bookId, id = bookId }: LineIdentity): string {
  return id;
}

/** The first has the book's own id, the further ones '<book>:2' and so on. */
export function copiesOf(bookId: string, copies: number): LineIdentity[] {
  return Array.from({ length: copies }, (_, index) =>
    index === 0 ? { bookId } : { id: `${bookId}:${index + 1}`, bookId },
  );
}

/** For a line's id without its order at hand. */
export function bookOfCopy(id: string): string {
  return id.replace(/:\d+$/, '');
}

export function findLine<Line extends LineIdentity>(
  { lines }: { lines: readonly Line[] },
  id: string | undefined,
): Line | undefined {
  return lines.find((line) => lineId(line) === id);
}

export function bookOfLine(order: { lines: readonly LineIdentity[] }, id: string): string {
  return findLine(order, id)?.bookId ?? id;
}

export interface OrderOfLines extends OrderOfCharges, OrderOfVouchers {
  status: OrderStatus;
  /** Missing means dollars. */
  currency?: string | undefined;
  lines: readonly (TaxedLine & LineIdentity & { title?: string })[];
  lineChanges: readonly LineChange[];
  discounts?: readonly Discount[] | undefined;
}

/** @returns 'ordered' for a line without a change */
export function stateOfLine({ lineChanges }: Pick<OrderOfLines, 'lineChanges'>, id: string): LineState {
  return lineChanges.find((change) => change.bookId === id)?.state ?? 'ordered';
}

export function keptLines<Line extends LineIdentity>(
  order: Pick<OrderOfLines, 'lineChanges'> & { lines: readonly Line[] },
): Line[] {
  return order.lines.filter((line) => lineStates[stateOfLine(order, lineId(line))].isKept);
}

/** The kept lines of an order that was neither cancelled nor returned. */
export function soldLines<Line extends LineIdentity>(
  order: Pick<OrderOfLines, 'status' | 'lineChanges'> & { lines: readonly Line[] },
): Line[] {
  return orderStatuses[order.status].isSale ? keptLines(order) : [];
}

/** In the shop, all books at once: no other book can join the order. */
export function isHandedOver({ collection, parcels }: OrderOfWay & { parcels: readonly object[] }): boolean {
  return wayOf({ collection }) === 'collection' && parcels.length > 0;
}

/** undefined when there is none. @param isSent whether its book is in a parcel */
export function findLineStep(from: LineState, to: LineState, isSent: boolean) {
  return lineSteps.find((step) => step.from === from && step.to === to && step.isSent === isSent);
}
