import { splitInProportion, taxWithin } from './tax-rounding.ts';

/** What of an order's line its tax is read from: what the shopper pays for it, and the rate of that day. */
export interface TaxedLine {
  unitCents: number;
  /** Missing in a shop without tax. */
  taxBasisPoints?: number | undefined;
  /** The price that the shopper saw, where tax came on top of it. */
  netCents?: number | undefined;
}

/** What is taxed at one rate, and the tax within it. */
export interface TaxSum {
  basisPoints: number;
  grossCents: number;
  taxCents: number;
}

/** What the goods of each rate cost, the lowest rate first; lines without a rate are left out. */
function goodsByRate(lines: readonly TaxedLine[]): Omit<TaxSum, 'taxCents'>[] {
  const sums = new Map<number, number>();
  for (const { unitCents, taxBasisPoints: basisPoints } of lines) {
    if (basisPoints !== undefined) sums.set(basisPoints, (sums.get(basisPoints) ?? 0) + unitCents);
  }
  return [...sums]
    .map(([basisPoints, grossCents]) => ({ basisPoints, grossCents }))
    .sort((one, other) => one.basisPoints - other.basisPoints);
}

/**
 * The sums by rate of some lines, by the rule of tax-rounding.ts. Each amount of `shared` belongs to all of them: what
 * delivery costs, or below 0 a discount.
 */
export function taxSums(lines: readonly TaxedLine[], shared: readonly number[] = []): TaxSum[] {
  const goods = goodsByRate(lines);
  const weights = goods.map(({ grossCents }) => Math.max(0, grossCents));
  const parts = shared.map((cents) => splitInProportion(cents, weights));
  return goods.map(({ basisPoints, grossCents: ofGoods }, index) => {
    const grossCents = parts.reduce((cents, part) => cents + (part[index] ?? 0), ofGoods);
    return { basisPoints, grossCents, taxCents: taxWithin(grossCents, basisPoints) };
  });
}

export function taxOf(sums: readonly TaxSum[]): number {
  return sums.reduce((cents, { taxCents }) => cents + taxCents, 0);
}
