import type { Order } from '../order/order.ts';
import { type BillLine, billOf } from '../order/order-bill.ts';
import { soldLines } from '../order/order-lines.ts';
import { deliveredLines } from '../order/order-totals.ts';
import type { InvoiceTime } from '../shop/invoice-setting.ts';

/** What an order is charged for: a book, or at a rate a discount or the cost of its delivery. All are whole cents of its currency. */
export interface ChargedPart {
  /** The id of the book, `deliveryKey`, or that of a discount. */
  key: string;
  /** Left out where the order knows no tax. */
  basisPoints?: number | undefined;
  /** Below 0 for a discount. */
  cents: number;
}

/** What a document charges, with its part of the document's tax. */
export interface BilledPart extends ChargedPart {
  taxCents: number;
}

// No id of a book begins so.
const mark = ':';

export const deliveryKey = `${mark}delivery`;

/** @param number of the discount in its order */
export function discountKey(number: number): string {
  return `${mark}discount-${number}`;
}

/** Whether a part is a book, and not what belongs to several of them. */
export function isBookPart({ key }: Pick<ChargedPart, 'key'>): boolean {
  return !key.startsWith(mark);
}

function partOf({ bookId, number, cents, basisPoints }: BillLine): ChargedPart {
  const key = bookId ?? (number === undefined ? deliveryKey : discountKey(number));
  return { key, cents, ...(basisPoints !== undefined && { basisPoints }) };
}

/** The books that the shopper owes for: those delivered, or all that are kept. */
export function chargedLines(order: Order, at: InvoiceTime): Order['lines'] {
  return at === 'delivery' ? deliveredLines(order) : soldLines(order);
}

/**
 * What the shopper owes for an order as it stands: for what was delivered, or for all that is kept of it.
 * @param isMeant says by its key which book is charged, and whether the delivery is; discounts count as far as they reduce
 * such books
 */
export function chargedParts(
  order: Order,
  at: InvoiceTime,
  isMeant: (key: string) => boolean = () => true,
): ChargedPart[] {
  const charged = chargedLines(order, at);
  const lines = charged.filter(({ bookId }) => isMeant(bookId));
  return billOf(order, { lines, hasDelivery: charged.length > 0 && isMeant(deliveryKey) })
    .map(partOf)
    .filter(({ cents }) => cents !== 0);
}
