import { array, number, object, string } from 'yup';
import type { TaxAbroad } from '../tax/shop-tax.ts';
import { type TaxClass, taxClasses, taxClassNames } from '../tax/tax-classes.ts';
import { isTaxCountry, presetRates } from '../tax/tax-presets.ts';
import { wholeRate } from '../tax/tax-rounding.ts';
import { orEmpty } from '../values/line-text.ts';
import { t } from '../words/words.ts';
import { choiceOf, flag, section, whole } from './section.ts';
import { isDay } from './shop-day.ts';
import { defaultTax, mostTaxRates } from './tax-setting.ts';

const abroadRules = {
  own: { label: t('Taxed as at home') },
  exports: { label: t('Not taxed outside the customs area, as at home within it') },
  'one-stop': {
    label: t(
      'Not taxed outside the customs area; within the EU at the rates of the destination (One-Stop-Shop)',
    ),
  },
} satisfies Record<TaxAbroad, { label: string }>;

const rateSchema = object({
  from: string()
    .label(t('Day'))
    .required(t('Say from which day the rate holds'))
    .test('day', t('A day is written as 2027-01-01'), orEmpty(isDay)),
  basisPoints: number()
    .label(t('Rate'))
    .typeError(t('A rate is a number of percent, such as 7 or 5.5'))
    .required(t('A rate is a number of percent, such as 7 or 5.5'))
    .min(0, t('A rate cannot be negative'))
    .max(wholeRate, t('A rate cannot be more than 100 %'))
    .integer(t('A rate has at most two decimals')),
});

/** For a rate that follows another one; undefined when it is right. */
function dayProblem(before: string, from: string): string | undefined {
  if (from === before) return t('Two rates hold from {from}: keep one of them', { from });
  return from < before ? t('Rates stand in the order of their days, the earliest first') : undefined;
}

function ratesSchema(name: TaxClass) {
  const { label } = taxClasses[name];
  return array(rateSchema.default(undefined).required())
    .label(t('Rates of {taxClass}', { taxClass: label }))
    .max(mostTaxRates, t('{taxClass} can have at most {most} rates', { taxClass: label, most: mostTaxRates }))
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

export const taxes = section({
  slug: 'taxes',
  title: t('Taxes'),
  hint: t('Carts, orders, mails and papers show the tax by rate. Earlier orders stay as they are.'),
  fields: {
    tax: whole(t('Taxes'), {
      isOn: flag(t('Taxes'), {
        title: t('Show taxes'),
        hint: t('Off, the shop says that taxes are included in the prices, and notes none.'),
      }).required(),
      isIncluded: flag(t('Prices include tax'), {
        hint: t('Off, tax comes on top: cart and checkout add it to the prices of books.'),
      }).required(),
      abroad: choiceOf(t('What leaves the country'), abroadRules, {
        hint: t(
          'For a shop in the European Union or the United Kingdom. Prices that include tax stay the same; the tax in them changes. An invoice says why an export has none.',
        ),
      }).default('own'),
      defaultClass: choiceOf(t('Class of books'), taxClasses, {
        title: t('Books that name no class are'),
      }).required(),
      rates: object({
        books: ratesSchema('books'),
        ebooks: ratesSchema('ebooks'),
        other: ratesSchema('other'),
      })
        .required()
        .meta({ control: 'rates' }),
    })
      .test('rates', (tax, { createError, path }) => {
        const without = tax?.isOn && taxClassNames.find((name) => tax.rates?.[name]?.length === 0);
        if (!without) return true;
        const message = t('{taxClass}: add a rate first', { taxClass: taxClasses[without].label });
        return createError({ path: `${path}.rates.${without}`, message });
      })
      .meta({ isFolded: true }),
  },
  defaults: { tax: defaultTax },
  proposes: (country) => ({
    tax: isTaxCountry(country) ? { ...defaultTax, isOn: true, rates: presetRates(country) } : undefined,
  }),
});
