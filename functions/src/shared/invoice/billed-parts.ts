import type { Order } from '../order/order.ts';
import { soldLines } from '../order/order-lines.ts';
import { deliveredLines, earnedDeliveryCents, keptDeliveryCents } from '../order/order-totals.ts';
import type { InvoiceTime } from '../shop/invoice-setting.ts';
import { splitInProportion, taxWithin } from '../tax/tax-rounding.ts';
import { taxSums } from '../tax/tax-sums.ts';

/** What an order is charged for: a book, or at a rate the cost of its delivery. All are whole cents of its currency. */
export interface BilledPart {
  /** The id of the book, or `deliveryKey`. */
  key: string;
  /** Left out where the order knows no tax. */
  basisPoints?: number | undefined;
  cents: number;
  taxCents: number;
}

// No id of a book begins so.
const mark = ':';

export const deliveryKey = `${mark}delivery`;

/** Whether a part is a book, and not what belongs to several of them. */
export function isBookPart({ key }: Pick<BilledPart, 'key'>): boolean {
  return !key.startsWith(mark);
}

function part(key: string, cents: number, basisPoints: number | undefined): BilledPart {
  const isTaxed = basisPoints !== undefined;
  return {
    key,
    cents,
    taxCents: isTaxed ? taxWithin(cents, basisPoints) : 0,
    ...(isTaxed && { basisPoints }),
  };
}

/** Over the rates of all ordered books, so that what is credited with the last one equals what came with the first. */
function deliveryParts(cents: number, { lines }: Order): BilledPart[] {
  const sums = taxSums(lines);
  if (sums.length === 0) return [part(deliveryKey, cents, undefined)];
  const weights = sums.map(({ grossCents }) => Math.max(0, grossCents));
  return splitInProportion(cents, weights).map((share, index) =>
    part(deliveryKey, share, sums[index]?.basisPoints),
  );
}

/** What the shopper owes for an order as it stands: for what was delivered, or for all that is kept of it. */
export function chargedParts(order: Order, at: InvoiceTime): BilledPart[] {
  const isAtDelivery = at === 'delivery';
  const lines = isAtDelivery ? deliveredLines(order) : soldLines(order);
  const delivery = isAtDelivery ? earnedDeliveryCents(order) : keptDeliveryCents(order);
  const goods = lines.map((line) => part(line.bookId, line.unitCents, line.taxBasisPoints));
  return [...goods, ...deliveryParts(delivery, order)].filter(({ cents }) => cents !== 0);
}
