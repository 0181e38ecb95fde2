import { array, boolean, mixed, number, object, string } from 'yup';
import type { ShopTax, TaxRate, TaxRates } from '../tax/shop-tax.ts';
import { isTaxClass, type TaxClass, taxClasses, taxClassNames, usualTaxClass } from '../tax/tax-classes.ts';
import { taxCountries, taxNameOf } from '../tax/tax-presets.ts';
import { wholeRate } from '../tax/tax-rounding.ts';
import { isDay } from './shop-day.ts';

/** The setting of a shop's tax. */
export interface TaxSetting {
  /** Whether the shop shows tax, and notes it in its orders. */
  isOn: boolean;
  /** Where the shop is; '' for a country that tax-presets.ts does not know. */
  country: string;
  isIncluded: boolean;
  defaultClass: TaxClass;
  rates: TaxRates;
}

export const defaultTax: TaxSetting = {
  isOn: false,
  country: '',
  isIncluded: true,
  defaultClass: usualTaxClass,
  rates: { books: [], ebooks: [], other: [] },
};

/** The most rates of a class, of now, before and later. */
export const mostTaxRates = 20;

const rateSchema = object({
  from: string()
    .label('Day')
    .required('Say from which day the rate holds')
    .test('day', 'A day is written as 2027-01-01', (text = '') => text === '' || isDay(text)),
  basisPoints: number()
    .label('Rate')
    .typeError('A rate is a number of percent, such as 7 or 5.5')
    .required('A rate is a number of percent, such as 7 or 5.5')
    .min(0, 'A rate cannot be negative')
    .max(wholeRate, 'A rate cannot be more than 100 %')
    .integer('A rate has at most two decimals'),
});

/** What is wrong with the day of a rate that follows another one. */
function dayProblem(before: string, from: string): string | undefined {
  if (from === before) return `Two rates hold from ${from}: keep one of them`;
  return from < before ? 'Rates stand in the order of their days, the earliest first' : undefined;
}

function ratesSchema(name: TaxClass) {
  const { label } = taxClasses[name];
  return array(rateSchema.default(undefined).required())
    .label(`Rates of ${label}`)
    .max(mostTaxRates, `${label} can have at most ${mostTaxRates} rates`)
    .required()
    .test('days', (rates = [], { createError, path }) => {
      for (const [index, rate] of rates.entries()) {
        const [before, from] = [rates[index - 1]?.from, rate?.from];
        const problem = before && from && dayProblem(before, from);
        if (problem) return createError({ path: `${path}[${index}].from`, message: `${label}: ${problem}` });
      }
      return true;
    });
}

export const taxFields = {
  tax: object({
    isOn: boolean().label('Taxes').required(),
    country: string()
      .label('Country')
      .defined()
      .oneOf(['', ...taxCountries], 'Country must be one of the list'),
    isIncluded: boolean().label('Prices include tax').required(),
    defaultClass: mixed<TaxClass>(isTaxClass).label('Class of books').required(),
    rates: object({
      books: ratesSchema('books'),
      ebooks: ratesSchema('ebooks'),
      other: ratesSchema('other'),
    }).required(),
  })
    .label('Taxes')
    .default(undefined)
    .required()
    .test('rates', (tax, { createError, path }) => {
      const without = tax?.isOn && taxClassNames.find((name) => tax.rates?.[name]?.length === 0);
      if (!without) return true;
      const message = `${taxClasses[without].label}: add a rate first`;
      return createError({ path: `${path}.rates.${without}`, message });
    }),
};

/** The first class whose first rate holds only later than this day. */
export function classWithoutRate({ isOn, rates }: TaxSetting, day: string): TaxClass | undefined {
  const isLater = ([first]: readonly TaxRate[]) => first !== undefined && first.from > day;
  return isOn ? taxClassNames.find((name) => isLater(rates[name])) : undefined;
}

/** What pages know of it; undefined for a shop that shows no tax. */
export function shopTaxOf({ isOn, country, ...rest }: TaxSetting): ShopTax | undefined {
  const { isIncluded, defaultClass, rates } = rest;
  return isOn ? { name: taxNameOf(country), isIncluded, defaultClass, rates } : undefined;
}
