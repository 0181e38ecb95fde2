import { UnreadableFile } from '../platform/text/file-text.ts';
import type { Money } from '../shared/values/money.ts';
import { t } from '../shared/words/words.ts';

/** A unit or currency at the end of a column's name: 'Weight (kg)', 'Gewicht in kg', 'Price [EUR]', 'Preis €'. */
const unitAtEnd = /^(.*?\S)\s*(?:[([]\s*([^()[\]]{1,12}?)\s*[)\]]|\s(?:in\s+)?(kg|g|oz|lbs?|\p{Sc}))$/iu;

interface NameParts {
  name: string;
  unit: string;
}

const weightUnit = /^(?:kg|g|gr|grams?|gramm|oz|ounces?|lbs?|pounds?)$/i;
const currencySigns: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', '¥': 'JPY', '₹': 'INR' };
const currencyCodes = new Set(Intl.supportedValuesOf('currency'));

/** '$' is used by several currencies. */
function currencyOf(unit: string): string | undefined {
  const code = currencySigns[unit] ?? unit.toUpperCase();
  return currencyCodes.has(code) ? code : undefined;
}

function partsOf(column: string): NameParts {
  const [, name = column, inBrackets, atEnd] = unitAtEnd.exec(column.trim().slice(0, 200)) ?? [];
  const unit = inBrackets ?? atEnd ?? '';
  const isUnit = weightUnit.test(unit) || currencyOf(unit) !== undefined || unit === '$';
  return isUnit ? { name, unit } : { name: column, unit: '' };
}

/** 'Weight (kg)' → 'Weight'; 'Body (HTML)' stays. */
export function nameWithoutUnit(column: string): string {
  return partsOf(column).name;
}

/** The unit for cells that name none; '' where the column's name gives none. */
export function weightUnitOf(column: string): string {
  const { unit } = partsOf(column);
  return weightUnit.test(unit) ? unit : '';
}

/** @throws UnreadableFile for prices in a currency other than the shop's */
export function refuseOtherCurrency(column: string, { currency }: Money): void {
  const named = currencyOf(partsOf(column).unit);
  if (named === undefined || named === currency) return;
  throw new UnreadableFile(() =>
    t(
      'The column “{column}” has prices in {named}, but the shop sells in {currency}: change the prices and the column’s name, or do not use the column.',
      { column: column.slice(0, 100), named, currency },
    ),
  );
}
