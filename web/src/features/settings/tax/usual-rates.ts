import type { TaxRate, TaxRates } from '@bookstore/functions/shared/tax/shop-tax';
import { taxClassNames } from '@bookstore/functions/shared/tax/tax-classes';
import { presetRates, type TaxCountry } from '@bookstore/functions/shared/tax/tax-presets';

const percents = (list: readonly TaxRate[]) => list.map(({ basisPoints }) => basisPoints).join(' ');

/** Whether the rates are a country's usual ones, whatever their start day. */
export function areUsual(rates: TaxRates, country: TaxCountry): boolean {
  const preset = presetRates(country);
  return taxClassNames.every((name) => percents(rates[name]) === percents(preset[name]));
}
