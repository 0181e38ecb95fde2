import { splitInProportion, taxWithin } from './tax-rounding.ts';

/** What of an order's line its tax is read from: what the shopper pays for it, and the rate of that day. */
export interface TaxedLine {
  unitCents: number;
  /** Missing in a shop without tax. */
  taxBasisPoints?: number | undefined;
}

/** What is taxed at one rate, and the tax within it. */
export interface TaxSum {
  basisPoints: number;
  grossCents: number;
  taxCents: number;
}

/** The goods and the tax of each rate, the lowest rate first; lines without a rate are left out. */
function sumsOfLines(lines: readonly TaxedLine[]): TaxSum[] {
  const sums = new Map<number, TaxSum>();
  for (const { unitCents, taxBasisPoints: basisPoints } of lines) {
    if (basisPoints === undefined) continue;
    const sum = sums.get(basisPoints) ?? { basisPoints, grossCents: 0, taxCents: 0 };
    sums.set(basisPoints, {
      basisPoints,
      grossCents: sum.grossCents + unitCents,
      taxCents: sum.taxCents + taxWithin(unitCents, basisPoints),
    });
  }
  return [...sums.values()].sort((one, other) => one.basisPoints - other.basisPoints);
}

/**
 * The sums by rate of some lines, by the rule of tax-rounding.ts. Each amount of `shared` belongs to all of them: what
 * delivery costs, or below 0 a discount.
 */
export function taxSums(lines: readonly TaxedLine[], shared: readonly number[] = []): TaxSum[] {
  const goods = sumsOfLines(lines);
  const weights = goods.map(({ grossCents }) => Math.max(0, grossCents));
  const parts = shared.map((cents) => splitInProportion(cents, weights));
  return goods.map((sum, index) => {
    const own = parts.map((part) => part[index] ?? 0);
    return {
      ...sum,
      grossCents: own.reduce((cents, part) => cents + part, sum.grossCents),
      taxCents: own.reduce((cents, part) => cents + taxWithin(part, sum.basisPoints), sum.taxCents),
    };
  });
}

/** The tax of all rates together. */
export function taxOf(sums: readonly TaxSum[]): number {
  return sums.reduce((cents, { taxCents }) => cents + taxCents, 0);
}
