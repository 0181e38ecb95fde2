import { splitInProportion, wholeRate } from '../tax/tax-rounding.ts';
import type { Discount } from './order-discounts.ts';
import { keptLines, type LineIdentity, lineId, type OrderOfLines } from './order-lines.ts';

interface PricedLine extends LineIdentity {
  unitCents: number;
}

/** In all, and off each line. */
export interface AppliedDiscount {
  discount: Discount;
  cents: number;
  parts: { id: string; cents: number }[];
}

/** Rounded half up. BigInt, since the product of large sums is beyond what numbers hold exactly. */
function partOf(cents: number, basisPoints: number): number {
  const whole = BigInt(wholeRate);
  return Number((2n * BigInt(cents) * BigInt(basisPoints) + whole) / (2n * whole));
}

/**
 * What an order's present discounts take off its kept lines, or these, one after the other: a percentage of the lines'
 * prices, or an amount, and never more than the earlier discounts have left. Each is split in proportion to what is
 * left of its lines, by largest remainder; an offer keeps the split of the time of ordering, so that each part goes
 * with its line. The delivery is not reduced.
 */
export function discountsOf(
  order: OrderOfLines,
  lines: readonly PricedLine[] = keptLines(order),
): AppliedDiscount[] {
  const left = new Map(lines.map((line) => [lineId(line), line.unitCents]));
  const sumOf = (values: readonly number[]) => values.reduce((sum, cents) => sum + cents, 0);
  const present = (order.discounts ?? []).filter(({ takenBackAt }) => takenBackAt === undefined);
  return present.map((discount) => {
    const { bookIds, basisPoints = 0 } = discount;
    const meant = lines.filter((line) => !bookIds || bookIds.includes(lineId(line)));
    const weights = meant.map((line) => left.get(lineId(line)) ?? 0);
    const wanted = discount.cents ?? partOf(sumOf(meant.map(({ unitCents }) => unitCents)), basisPoints);
    const cents = Math.min(wanted, sumOf(weights));
    const kept = discount.parts && new Map(discount.parts.map((part) => [part.id, part.cents]));
    const shares = kept
      ? meant.map((line, index) => Math.min(kept.get(lineId(line)) ?? 0, weights[index] ?? 0))
      : cents > 0
        ? splitInProportion(cents, weights)
        : [];
    const parts = meant.map((line, index) => ({ id: lineId(line), cents: shares[index] ?? 0 }));
    for (const part of parts) left.set(part.id, (left.get(part.id) ?? 0) - part.cents);
    return { discount, cents: kept ? sumOf(shares) : cents, parts };
  });
}
