import type { Order } from '../order/order.ts';
import { taxableCosts } from '../order/order-costs.ts';
import { lineId, soldLines } from '../order/order-lines.ts';
import { deliveredLines, sentLines } from '../order/order-totals.ts';
import type { BillingTime } from '../shop/invoice-setting.ts';

/** A book, or a discount or a charge at a tax rate. Amounts are whole cents of the order's currency. */
export interface ChargedPart {
  /** See Cost. */
  key: string;
  /** Left out where the order knows no tax. */
  basisPoints?: number | undefined;
  /** Negative for a discount, and for a voucher that was taxed when it was sold. */
  cents: number;
}

export interface BilledPart extends ChargedPart {
  taxCents: number;
}

/** As opposed to a charge that belongs to several books. */
export function isBookPart({ key }: Pick<ChargedPart, 'key'>): boolean {
  return !key.startsWith(':');
}

const reductions: ReadonlySet<string> = new Set(['discount', 'prepaid']);

/** By the billing time: those delivered, those sent, or all that are kept. */
export function chargedLines(order: Order, at: BillingTime): Order['lines'] {
  if (at === 'sending') {
    const gone = new Set([...sentLines(order), ...deliveredLines(order)].map(lineId));
    return order.lines.filter((line) => gone.has(lineId(line)));
  }
  return at === 'delivery' ? deliveredLines(order) : soldLines(order);
}

/**
 * What the shopper owes by now: for what was delivered, or for all that is kept.
 * @param isMeant by key, which books and charges count; discounts and vouchers count as far as they reduce those
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
