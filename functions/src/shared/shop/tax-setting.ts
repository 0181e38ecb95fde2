import type { ShopTax, TaxAbroad, TaxRate, TaxRates } from '../tax/shop-tax.ts';
import { type TaxClass, taxClassNames, usualTaxClass } from '../tax/tax-classes.ts';
import { taxNameOf } from '../tax/tax-presets.ts';

interface TaxSetting {
  /** The shop shows tax, and notes it in its orders. */
  isOn: boolean;
  isIncluded: boolean;
  /** For exports and sales to other countries. */
  abroad: TaxAbroad;
  defaultClass: TaxClass;
  rates: TaxRates;
}

export const defaultTax: TaxSetting = {
  isOn: false,
  isIncluded: true,
  abroad: 'own',
  defaultClass: usualTaxClass,
  rates: { books: [], ebooks: [], other: [] },
};

/** Per class: past, present and future. */
export const mostTaxRates = 20;

/** The first class whose first rate begins only after this day. */
export function classWithoutRate({ isOn, rates }: TaxSetting, day: string): TaxClass | undefined {
  const isLater = ([first]: readonly TaxRate[]) => first !== undefined && first.from > day;
  return isOn ? taxClassNames.find((name) => isLater(rates[name])) : undefined;
}

/** For pages; undefined for a shop that shows no tax. */
export function shopTaxOf(setting: TaxSetting, country: string): ShopTax | undefined {
  const { isOn, isIncluded, abroad: rule, defaultClass, rates } = setting;
  if (!isOn) return undefined;
  const abroad = rule === 'own' || country === '' ? {} : { abroad: { country, rule } };
  return { name: taxNameOf(country), isIncluded, defaultClass, rates, ...abroad };
}
