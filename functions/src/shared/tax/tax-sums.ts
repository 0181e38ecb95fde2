import { sumOf } from '../values/sum-of.ts';
import { splitInProportion, taxWithin } from './tax-rounding.ts';

/** With the rate of the day of the order. */
export interface TaxedLine {
  unitCents: number;
  /** Missing in a shop without tax. */
  taxBasisPoints?: number | undefined;
  /** The price that the shopper saw, where tax came on top of it. */
  netCents?: number | undefined;
}

/** The amount with the tax in it. */
export interface TaxSum {
  basisPoints: number;
  grossCents: number;
  taxCents: number;
}

export interface TaxedAmount {
  basisPoints?: number | undefined;
  cents: number;
  /** Its share of the tax of its rate. */
  taxCents?: number;
}

/** undefined for amounts without a rate. */
export interface RateSum extends Omit<TaxSum, 'basisPoints'> {
  basisPoints: number | undefined;
}

/** The lowest rate first, with the tax as it was split over the amounts. */
export function sumsByRate(amounts: readonly TaxedAmount[]): RateSum[] {
  return [...Map.groupBy(amounts, ({ basisPoints }) => basisPoints)]
    .map(([basisPoints, same]) => ({
      basisPoints,
      grossCents: sumOf(same, 'cents'),
      taxCents: sumOf(same, 'taxCents'),
    }))
    .sort((one, other) => (one.basisPoints ?? -1) - (other.basisPoints ?? -1));
}

/**
 * By rate, by the rule of tax-rounding.ts. Each amount of `shared` belongs to all lines: delivery, or (negative) a
 * discount. `own` are amounts with rates of their own, such as wrapping.
 */
export function taxSums(
  lines: readonly TaxedLine[],
  shared: readonly number[] = [],
  own: readonly TaxedAmount[] = [],
): TaxSum[] {
  const amounts = lines.map(({ unitCents: cents, taxBasisPoints: basisPoints }) => ({ cents, basisPoints }));
  const goods = sumsByRate(amounts).filter(({ basisPoints }) => basisPoints !== undefined);
  const weights = goods.map(({ grossCents }) => Math.max(0, grossCents));
  const parts = shared.flatMap((all) =>
    splitInProportion(all, weights).map((cents, index) => ({
      cents,
      basisPoints: goods[index]?.basisPoints,
    })),
  );
  return sumsByRate([...amounts, ...parts, ...own]).flatMap(({ basisPoints, grossCents }) =>
    basisPoints === undefined
      ? []
      : [{ basisPoints, grossCents, taxCents: taxWithin(grossCents, basisPoints) }],
  );
}

export function taxOf(sums: readonly TaxSum[]): number {
  return sumOf(sums, 'taxCents');
}
