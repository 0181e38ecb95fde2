import type { Order } from '../order/order.ts';
import { taxableCosts } from '../order/order-costs.ts';
import { lineId, soldLines } from '../order/order-lines.ts';
import { deliveredLines, sentLines } from '../order/order-totals.ts';
import type { BillingTime } from '../shop/invoice-setting.ts';

/** What an order is charged for: a book, or at a rate a discount or a charge. All are whole cents of its currency. */
export interface ChargedPart {
  /** See Cost. */
  key: string;
  /** Left out where the order knows no tax. */
  basisPoints?: number | undefined;
  /** Below 0 for a discount, and for what a voucher has paid that was taxed when it was sold. */
  cents: number;
}

/** What a document charges, with its part of the document's tax. */
export interface BilledPart extends ChargedPart {
  taxCents: number;
}

/** Whether a part is a book, and not what belongs to several of them. */
export function isBookPart({ key }: Pick<ChargedPart, 'key'>): boolean {
  return !key.startsWith(':');
}

const reductions: ReadonlySet<string> = new Set(['discount', 'prepaid']);

/** The books that the shopper owes for: those delivered, those that have left, or all that are kept. */
export function chargedLines(order: Order, at: BillingTime): Order['lines'] {
  if (at === 'sending') {
    const gone = new Set([...sentLines(order), ...deliveredLines(order)].map(lineId));
    return order.lines.filter((line) => gone.has(lineId(line)));
  }
  return at === 'delivery' ? deliveredLines(order) : soldLines(order);
}

/**
 * What the shopper owes for an order as it stands: for what was delivered, or for all that is kept of it.
 * @param isMeant says by its key which book and which charge counts; discounts and vouchers count as far as they reduce such
 */
export function chargedParts(
  order: Order,
  at: BillingTime,
  isMeant: (key: string) => boolean = () => true,
): ChargedPart[] {
  const charged = chargedLines(order, at);
  const lines = charged.filter((line) => isMeant(lineId(line)));
  return taxableCosts(order, { lines, hasCharges: charged.length > 0 })
    .filter(({ kind, key, cents }) => cents !== 0 && (reductions.has(kind) || isMeant(key)))
    .map(({ key, cents, basisPoints }) => ({
      key,
      cents,
      ...(basisPoints !== undefined && { basisPoints }),
    }));
}
