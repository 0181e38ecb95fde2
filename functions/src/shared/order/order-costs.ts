import { sumOf } from '../values/sum-of.ts';
import { chargeByRate, chargesOf } from './charges.ts';
import { type AppliedDiscount, discountsOf } from './discount-parts.ts';
import { findLine, keptLines, lineId, type OrderOfLines } from './order-lines.ts';
import { voucherRoom } from './voucher-room.ts';

// What an order costs is a list: every sum and every paper walks it.

/** An amount that an order costs, below 0 one that is taken off, at one rate of tax. */
export interface Cost {
  /** 'book', 'discount', or one of charges.ts. */
  kind: string;
  /** Which of the order it is, in its invoices, too: the id of a line; ':discount-1', ':delivery'. No id of a book begins so. */
  key: string;
  /** The title of a book, the reason of a discount. */
  about: string;
  /** What the shopper pays for it. */
  cents: number;
  /** The rate of its tax, where the order knows it. */
  basisPoints?: number | undefined;
}

/** The key of a discount, by its number in the order. */
export function discountKey(number: number): string {
  return `:discount-${number}`;
}

/** Some books of an order, and what belongs to the order as a whole or not. */
export interface PartOfOrder {
  lines: OrderOfLines['lines'];
  hasCharges: boolean;
}

/** What a discount takes off some books: one amount for each rate. */
function reductions({ discount, parts }: AppliedDiscount, lines: OrderOfLines['lines']): Cost[] {
  const byRate = new Map<number | undefined, number>();
  for (const { id, cents } of parts) {
    const line = findLine({ lines }, id);
    if (line && cents !== 0) byRate.set(line.taxBasisPoints, (byRate.get(line.taxBasisPoints) ?? 0) - cents);
  }
  const { number, reason: about } = discount;
  const key = discountKey(number);
  return [...byRate].map(([basisPoints, cents]) => ({ kind: 'discount', key, about, cents, basisPoints }));
}

/** Everything that a part of an order costs: its books, what is taken off them, and the charges of the order. */
export function costsOf(order: OrderOfLines, { lines, hasCharges }: PartOfOrder): Cost[] {
  const kept = keptLines(order);
  const all = order.lines.filter((line) => kept.includes(line) || lines.includes(line));
  return [
    ...lines.map((line) => ({
      kind: 'book',
      key: lineId(line),
      about: line.title ?? '',
      cents: line.unitCents,
      basisPoints: line.taxBasisPoints,
    })),
    ...discountsOf(order, all).flatMap((applied) => reductions(applied, lines)),
    ...(hasCharges ? chargesOf(order) : []).flatMap((charge) => chargeByRate(charge, order.lines)),
  ];
}

/** The key of what a voucher that was taxed when it was sold has paid. */
export const prepaidKey = (voucherId: string) => `:prepaid-${voucherId}`;

/**
 * The same as it is sold and taxed: without what vouchers pay of it that were taxed when they were sold, which stands below
 * as amounts that are taken off. Of a part of an order they pay as much of it as they can, so that all of it has all of them.
 */
export function taxableCosts(order: OrderOfLines, part: PartOfOrder): Cost[] {
  const costs = costsOf(order, part);
  const room = voucherRoom(costs);
  const paid = (order.vouchers ?? []).flatMap(({ voucherId, lastFour, cents, taxed }) => {
    const taken = taxed ? room({ taxed }, cents) : 0;
    const key = prepaidKey(voucherId);
    const basisPoints = taxed?.basisPoints;
    return taken === 0 ? [] : [{ kind: 'prepaid', key, about: `…${lastFour}`, cents: -taken, basisPoints }];
  });
  return [...costs, ...paid];
}

export function costCents(costs: readonly Pick<Cost, 'cents'>[]): number {
  return sumOf(costs, 'cents');
}

/** Books with what belongs to their order as a whole, which is paid with any of them. */
export function withCharges(lines: OrderOfLines['lines']): PartOfOrder {
  return { lines, hasCharges: lines.length > 0 };
}
