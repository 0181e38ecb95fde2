import type { Money } from '../values/money.ts';
import { t } from '../words/words.ts';
import type { ShopTax } from './shop-tax.ts';
import { taxWithin } from './tax-rounding.ts';
import { type TaxedAmount, type TaxedLine, type TaxSum, taxSums } from './tax-sums.ts';
import { rateWords, taxNameInWords } from './tax-words.ts';

/** Nothing in a shop without tax. */
export interface OrderOfTax {
  /** 'MwSt.' */
  taxName?: string | undefined;
  taxIsIncluded?: boolean | undefined;
  /** Untaxed, since it leaves its tax area. */
  taxIsExport?: boolean | undefined;
}

export function taxOfOrder(tax: ShopTax | undefined): OrderOfTax {
  if (!tax) return {};
  return { taxName: tax.name, taxIsIncluded: tax.isIncluded, ...(tax.isExport && { taxIsExport: true }) };
}

/** 'incl. 7 % VAT', '$0.82'. */
export interface TaxRow {
  label: string;
  amount: string;
}

/** By rate; no rows for an order without tax. See taxSums for `shared` and `own`. */
export function taxRows(
  order: OrderOfTax,
  lines: readonly TaxedLine[],
  money: Money,
  shared: readonly number[] = [],
  own: readonly TaxedAmount[] = [],
): TaxRow[] {
  return order.taxName ? rateRows(order, taxSums(lines, shared, own), money) : [];
}

/** No rows for an order without tax. */
export function rateRows(
  { taxName, taxIsIncluded = true, taxIsExport }: OrderOfTax,
  sums: readonly TaxSum[],
  money: Money,
): TaxRow[] {
  if (!taxName) return [];
  if (taxIsExport)
    return [{ label: t('Export, without {tax}', { tax: taxNameInWords(taxName) }), amount: money.text(0) }];
  const name = { name: taxName, isIncluded: taxIsIncluded };
  return sums.map(({ basisPoints, taxCents }) => ({
    label: rateWords(name, basisPoints, money.format.decimal),
    amount: money.text(taxCents),
  }));
}

/** As its shopper saw it: a tax that comes on top is shown below the lines. */
export function shownCents({ taxName, taxIsIncluded }: OrderOfTax, line: TaxedLine): number {
  const { unitCents, taxBasisPoints = 0, netCents = unitCents - taxWithin(unitCents, taxBasisPoints) } = line;
  return taxName && taxIsIncluded === false ? netCents : unitCents;
}
