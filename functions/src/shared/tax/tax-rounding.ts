import { sumOf } from '../values/sum-of.ts';
// How the shop rounds tax:
// 1. Amounts are whole cents (the smallest units of the currency), rates whole basis points: 10 % is 1000.
// 2. A document's tax is calculated once for each rate, from the sum at that rate, and rounded half up; the net amount is
//    the rest. A line gets what it adds to the tax of the lines before it, so that the lines add up.
// 3. A credit note is rounded like an invoice, with negative amounts. One that leaves nothing charged at a rate takes back
//    exactly the tax that earlier documents have left, so that all documents of an order add up to nothing.
// 4. The delivery belongs to all ordered lines: it is split over their rates in proportion to the goods, by largest
//    remainder, so that the parts add up.
// 5. A discount is split in the same way over its lines, so that a parcel, a refund and a month get their share.
// 6. Where tax comes on top, it is also calculated from the sum of the net prices at a rate; see taxedPrices.

/** 100 %. */
export const wholeRate = 10_000;

/**
 * cents × numerator ÷ denominator, rounded half up. BigInt, since the product of large sums is beyond what numbers hold
 * exactly.
 */
function fraction(cents: number, numerator: number, denominator: number): number {
  const twice = 2n * BigInt(Math.abs(cents)) * BigInt(numerator) + BigInt(denominator);
  const rounded = Number(twice / (2n * BigInt(denominator)));
  return cents < 0 && rounded > 0 ? -rounded : rounded;
}

/** Included in an amount: 1000 cents at 7 % include 65. */
export function taxWithin(grossCents: number, basisPoints: number): number {
  return fraction(grossCents, basisPoints, wholeRate + basisPoints);
}

/**
 * Adds tax: 1000 cents at 7 % become 1070. `taxWithin` of the result gives exactly the added tax, so that only the sum
 * is stored.
 */
export function withTax(netCents: number, basisPoints: number): number {
  return netCents + fraction(netCents, basisPoints, wholeRate);
}

interface AmountAtRate {
  cents: number;
  basisPoints?: number | undefined;
}

/**
 * Each amount gets what it adds to the tax of those before it at its rate; undefined without a rate.
 * @param totalOf the tax of a rate, where that is not the tax of its sum
 */
export function splitTax(
  amounts: readonly AmountAtRate[],
  totalOf?: (basisPoints: number, cents: number) => number,
): (number | undefined)[] {
  const sums = new Map<number, number>();
  const taxes = amounts.map(({ cents, basisPoints }) => {
    if (basisPoints === undefined) return undefined;
    const before = sums.get(basisPoints) ?? 0;
    sums.set(basisPoints, before + cents);
    return taxWithin(before + cents, basisPoints) - taxWithin(before, basisPoints);
  });
  if (!totalOf) return taxes;
  for (const [basisPoints, cents] of sums) {
    const last = amounts.findLastIndex((one) => one.basisPoints === basisPoints);
    const rest = totalOf(basisPoints, cents) - taxWithin(cents, basisPoints);
    taxes[last] = (taxes[last] ?? 0) + rest;
  }
  return taxes;
}

/** The parts add up to the amount. Weights that are all 0 count the same. */
export function splitInProportion(cents: number, weights: readonly number[]): number[] {
  const shares = weights.some((weight) => weight > 0) ? weights : weights.map(() => 1);
  const whole = shares.reduce((sum, weight) => sum + BigInt(weight), 0n);
  const amount = BigInt(Math.abs(cents));
  const parts = shares.map((weight, index) => {
    const product = amount * BigInt(weight);
    return { index, cents: Number(product / whole), rest: product % whole };
  });
  const left = Math.abs(cents) - sumOf(parts, 'cents');
  const byRest = parts.toSorted((one, other) =>
    one.rest === other.rest ? 0 : one.rest > other.rest ? -1 : 1,
  );
  const rounded = new Set(byRest.slice(0, left).map(({ index }) => index));
  return parts.map((part) => {
    const size = part.cents + (rounded.has(part.index) ? 1 : 0);
    return cents < 0 && size > 0 ? -size : size;
  });
}
