import { expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { changesOf, profileOf } from '../../../functions/src/shared/shop/default-profile.ts';
import {
  defaultSettings,
  readSettings,
  settingsEditSchema,
} from '../../../functions/src/shared/shop/settings.ts';
import { isDay } from '../../../functions/src/shared/shop/shop-day.ts';
import { classWithoutRate, defaultTax } from '../../../functions/src/shared/shop/tax-setting.ts';
import { rateOn, type TaxRate } from '../../../functions/src/shared/tax/shop-tax.ts';
import { presetRates, taxCountries, taxNameOf } from '../../../functions/src/shared/tax/tax-presets.ts';
import { percentText, rateWords, taxWords } from '../../../functions/src/shared/tax/tax-words.ts';
import { percentOf, readPercent } from '../../../web/src/features/settings/tax/percent.ts';
import { areUsual } from '../../../web/src/features/settings/tax/usual-rates.ts';

const german = { ...defaultTax, isOn: true, rates: presetRates('DE') };
const books = (...rates: unknown[]) => ({ ...german, rates: { ...german.rates, books: rates } });
const rate = (from: unknown, basisPoints: unknown) => ({ from, basisPoints });

function problems(tax: unknown): Record<string, string> {
  try {
    settingsEditSchema.validateSync({ tax }, { strict: true, abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path = '', message }) => [path, message]));
  }
}

it.each([
  ['what a shop has that sets nothing', defaultTax],
  ['the usual rates of a country', german],
  ['a later rate', books(rate('2026-01-01', 700), rate('2027-01-01', 0))],
  ['no rates while it is off', { ...defaultTax, isIncluded: false }],
])('The setting of taxes takes %s', (_, tax) => {
  expect(problems(tax)).toEqual({});
});

const points = 'rates.books[0].basisPoints';
const many = Array.from({ length: 21 }, (_, index) => rate(`${2001 + index}-01-01`, 1));

it.each([
  [books(rate('2026-01-01', -1)), points, 'A rate cannot be negative'],
  [books(rate('2026-01-01', 10_001)), points, 'A rate cannot be more than 100 %'],
  [books(rate('2026-01-01', 555.5)), points, 'A rate has at most two decimals'],
  [
    books(rate('2026-01-01', 700), rate('2026-01-01', 500)),
    'rates.books[1].from',
    'Books: Two rates hold from 2026-01-01: keep one of them',
  ],
  [
    books(rate('2026-02-01', 700), rate('2026-01-01', 500)),
    'rates.books[1].from',
    'Books: Rates stand in the order of their days, the earliest first',
  ],
  [books(rate('2026-02-30', 700)), 'rates.books[0].from', 'A day is written as 2027-01-01'],
  [books(), 'rates.books', 'Books: add a rate first'],
  [books(...many), 'rates.books', 'Books can have at most 20 rates'],
])('The setting of taxes refuses %j in clear words: %s: %s', (tax, path, message) => {
  expect(problems(tax)).toEqual({ [`tax.${path}`]: message });
});

it.each([
  7,
  [],
  { ...german, rates: { books: 5, ebooks: {}, other: [null, 'x', [], rate(5, 'x')] } },
  { ...german, defaultClass: 'scrolls' },
])('A setting of taxes of another form is refused, and left out where it is stored: %j', (tax) => {
  expect(problems(tax)).not.toEqual({});
  const { settings, damaged } = readSettings({ tax });
  expect([settings.tax, damaged]).toEqual([defaultTax, ['tax']]);
});

it('The setting of taxes told the country of the shop before that was a setting of its own', () => {
  expect(readSettings({ tax: { ...german, country: 'DE' } }).settings).toMatchObject({
    country: 'DE',
    tax: german,
  });
  expect(readSettings({ country: 'FR', tax: { ...german, country: 'DE' } }).settings.country).toBe('FR');
});

it('The setting of taxes holds no rate for a day before the first', () => {
  const later = {
    ...german,
    rates: { ...german.rates, books: [{ from: '2026-12-01', basisPoints: 700 }] },
  };
  expect(classWithoutRate(later, '2026-11-30')).toBe('books');
  expect(classWithoutRate(later, '2026-12-01')).toBeUndefined();
  expect(classWithoutRate({ ...later, isOn: false }, '2026-11-30')).toBeUndefined();
});

it('The setting of taxes reaches the pages while it is on, with the word of its country', () => {
  const profile = profileOf({ ...defaultSettings, country: 'DE', tax: german });
  const { name, isIncluded, defaultClass, rates } = profile.tax ?? {};
  expect({ name, isIncluded, defaultClass, rates }).toEqual({
    name: 'MwSt.',
    isIncluded: true,
    defaultClass: 'books',
    rates: german.rates,
  });
  expect(changesOf({ ...defaultSettings, tax: { ...german, isOn: false } })).toEqual({});
});

it('The table of countries has the 27 of the EU, the United Kingdom, Switzerland and Liechtenstein, with rates that the setting takes', () => {
  expect(taxCountries).toHaveLength(30);
  for (const country of taxCountries) {
    expect(problems({ ...german, rates: presetRates(country) }), country).toEqual({});
    const { books: own, ebooks, other } = presetRates(country);
    const today = (rates: TaxRate[]) => rateOn(rates, '2026-11-23');
    expect(Math.max(today(own), today(ebooks))).toBeLessThanOrEqual(today(other));
    expect([...own, ...ebooks, ...other].every(({ from }) => isDay(from))).toBe(true);
    expect(taxNameOf(country)).not.toBe('tax');
  }
  expect(taxNameOf('')).toBe('tax');
});

it('The table of countries tells its rates from those that were typed', () => {
  expect(areUsual(defaultTax.rates, 'DE')).toBe(false);
  expect(areUsual(german.rates, 'DE')).toBe(true);
  expect(areUsual(german.rates, 'FR')).toBe(false);
  const typed = { ...german.rates, books: [{ from: '2026-01-01', basisPoints: 701 }] };
  expect(areUsual(typed, 'DE')).toBe(false);
});

const vat = { name: 'VAT', isIncluded: true };

it('Words of tax say whether it is within or on top, and the rate as the shop writes numbers', () => {
  expect(taxWords(vat)).toBe('incl. VAT');
  expect(taxWords({ ...vat, isIncluded: false })).toBe('plus VAT');
  expect(rateWords(vat, 700)).toBe('incl. 7\u00a0% VAT');
  expect(rateWords({ ...vat, isIncluded: false }, 550, ',')).toBe('plus 5,5\u00a0% VAT');
  expect([0, 1, 10, 2550, 10_000].map((points) => percentText(points))).toEqual(
    ['0', '0.01', '0.1', '25.5', '100'].map((text) => `${text}\u00a0%`),
  );
});

it.each([
  ['7', 700],
  [' 5,5 % ', 550],
  ['-1', -100],
  ['5.555', 555.5],
  ['', Number.NaN],
  ['1.2.3', Number.NaN],
])('Words of tax read %j as %d basis points', (text, basisPoints) => {
  expect(readPercent(text)).toBe(basisPoints);
});

it('Words of tax write each rate so that it is read again', () => {
  for (let points = 0; points <= 10_000; points += 1) {
    expect(readPercent(percentOf(points, points % 2 ? ',' : '.'))).toBe(points);
  }
  expect(percentOf(550, ',')).toBe('5,5');
  expect(percentOf(undefined, '.')).toBe('');
  expect(percentOf(Number.NaN, '.')).toBe('');
});
