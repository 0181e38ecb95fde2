import { sumOf } from '../values/sum-of.ts';
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

export interface TaxedAmount {
  basisPoints?: number | undefined;
  cents: number;
  /** Its part of the tax of its rate. */
  taxCents?: number;
}

/** What is taxed at one rate; no rate for what knows no tax. */
export interface RateSum extends Omit<TaxSum, 'basisPoints'> {
  basisPoints: number | undefined;
}

/** The sums by rate of amounts, the lowest rate first, with the tax that was split over them. */
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
 * The sums by rate of some lines, by the rule of tax-rounding.ts. Each amount of `shared` belongs to all of them: what
 * delivery costs, or below 0 a discount. `own` are amounts at rates of their own, such as wrapping.
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
