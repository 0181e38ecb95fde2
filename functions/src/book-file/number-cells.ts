import { isSpreadsheetDay } from '../platform/csv/text-cell.ts';
import { saidInShop } from '../platform/words/say-in-shop.ts';
import { latestYear, optionalFieldLimits } from '../shared/book/optional-field-schemas.ts';
import { seriesNumberPattern } from '../shared/book/series.ts';
import { stockLimits } from '../shared/stock/stock.ts';
import { amountProblem, readAmount } from '../shared/values/amount.ts';
import type { Money } from '../shared/values/money.ts';
import { t } from '../shared/words/words.ts';
import { quoted, type Reading } from './cell-reading.ts';

/** Longer than any number with its unit; longer texts are rejected without a search. */
const longestNumber = 60;

/** Multiplied by a percentage, in whole cents. @param english the field's label, for messages */
export function readPrice(cell: string, percent: number, money: Money, english = 'Price'): Reading<number> {
  const text = cell.trim();
  const price = { label: saidInShop(english), cell: quoted(text) };
  if (isSpreadsheetDay(text))
    return { reason: t('{label} {cell} is a day, which a spreadsheet has made of it', price) };
  const amount = readAmount(text, money);
  // More decimals than the currency has cannot be a price the owner meant.
  if (Number.isNaN(amount) || amount < 0 || !money.isExact(amount)) {
    return { reason: `${price.label} ${price.cell} ${amountProblem(text, money)}` };
  }
  const value = money.toPrice(Math.round((money.toCents(amount) * percent) / 100));
  return value > money.highestPrice
    ? { reason: t('{label} {cell} is above {most}', { ...price, most: money.highestPrice }) }
    : { value };
}

/** Also '2008.0', as spreadsheets store it. */
function wholeNumber(text: string): number | undefined {
  const [, digits] = /^(-?\d{1,6})(?:[.,]0*)?$/.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** @param english the field's label, for messages */
export function readWhole(cell: string, english: string): Reading<number> {
  const text = cell.trim();
  const value = wholeNumber(text);
  return value === undefined
    ? {
        reason: t('{label} left out: {cell} is no whole number', {
          label: saidInShop(english),
          cell: quoted(text),
        }),
      }
    : { value };
}

/** Reads '2008', '2008.0', '2008-09-14' or 'September 14, 2008'. */
export function readYear(cell: string): Reading<number> {
  const text = cell.trim();
  const year = wholeNumber(text) ?? Number(/(?<!\d)\d{4}(?!\d)/.exec(text)?.[0] ?? Number.NaN);
  const { earliestYear } = optionalFieldLimits;
  if (year >= earliestYear && year <= latestYear()) return { value: year };
  return {
    reason: t('Year left out: {cell} is not from {earliest} to {latest}', {
      cell: quoted(text),
      earliest: earliestYear,
      latest: latestYear(),
    }),
  };
}

const gramsIn = { g: 1, kg: 1000, oz: 28.349523125, lb: 453.59237 };

const weightUnits: readonly [words: RegExp, grams: number][] = [
  [/^(?:g|gr|gms?|grams?|gramm)?$/i, gramsIn.g],
  [/^(?:kgs?|kilos?|kilograms?|kilogramm)$/i, gramsIn.kg],
  [/^(?:oz|ounces?)$/i, gramsIn.oz],
  [/^(?:lbs?|pounds?)$/i, gramsIn.lb],
];

/**
 * Whole grams of '340', '340.0 g', '0.34 kg', '12 ounces' or '1,5 lb'. '1.000' and '1,200' are rejected: people write
 * them for thousands of grams, programs for kilograms.
 */
export function readWeight(cell: string): Reading<number> {
  const text = cell.trim();
  const [, digits = '', unit = ''] = /^([\d.,]+)\s*(\p{L}*)\.?$/u.exec(text.slice(0, longestNumber)) ?? [];
  const [, size] = weightUnits.find(([words]) => words.test(unit)) ?? [];
  const inGrams = /[.,]\d{3}$/.test(digits) ? undefined : wholeNumber(digits);
  const number = size === gramsIn.g ? inGrams : Number(digits.replace(',', '.'));
  const grams = Math.round((number ?? Number.NaN) * (size ?? Number.NaN));
  // Programs write 0 for an unknown weight.
  if (grams === 0) return {};
  const most = optionalFieldLimits.weight;
  if (grams > 0 && grams <= most) return { value: grams };
  return {
    reason: t('Weight left out: {cell} is no weight from 1 to {most} grams', { cell: quoted(text), most }),
  };
}

/** Reads '374', '374.0', '374 pages' or '374 p.'. */
export function readPages(cell: string): Reading<number> {
  const text = cell.trim();
  const pages = wholeNumber(text.slice(0, longestNumber).replace(/\s*p(?:p|ages?|gs?)?\.?$/i, ''));
  if (pages === 0) return {};
  if (pages !== undefined && pages > 0 && pages <= optionalFieldLimits.pages) return { value: pages };
  return {
    reason: t('Pages left out: {cell} is no number from 1 to {most}', {
      cell: quoted(text),
      most: optionalFieldLimits.pages,
    }),
  };
}

/** Reads '8', '8+', '8.0', 'from 8 to 12' or '8–12 years'. */
function agesIn(cell: string): number[] {
  const numbers = cell.slice(0, longestNumber).match(/(?<![\d.,])\d{1,3}(?!\d)(?:[.,]0+(?!\d))?/g);
  return (numbers ?? []).map(Number.parseFloat);
}

export const isAgeRange = (cell: string) => agesIn(cell).length > 1;

const readAge = (cell: string, at: number): Reading<number> => {
  const text = cell.trim();
  if (isSpreadsheetDay(text))
    return {
      reason: t('Age left out: {cell} is a day, which a spreadsheet has made of it', { cell: quoted(text) }),
    };
  const value = /\d\s*(?:m|mon|mos?|months?|monate?n?)\b/i.test(text) ? undefined : agesIn(text).at(at);
  return value === undefined
    ? { reason: t('Age left out: {cell} is no number of years', { cell: quoted(text) }) }
    : { value };
};

export const readAgeFrom = (cell: string) => readAge(cell, 0);
export const readAgeTo = (cell: string) => readAge(cell, -1);

/** '1' of '1', '1.0', '#1' and 'Vol. 1'. */
export function readSeriesNumber(cell: string): Reading<string> {
  const text = cell.trim();
  const [, number] = /^[^\d]{0,20}(\d.{0,20})$/.exec(text) ?? [];
  const value = number
    ?.replace(/\s/g, '')
    .replace('–', '-')
    .replace(/[.,]0+(?=-|$)/g, '')
    .replace(',', '.');
  return value && seriesNumberPattern.test(value)
    ? { value }
    : { reason: t('Number in series left out: {cell} is no number', { cell: quoted(text) }) };
}

/** '5', or '5.0' as spreadsheets store it. '1.000' is rejected: one copy in English, a thousand in German. */
export function readCopies(cell: string): Reading<number> {
  const [, digits] = /^(\d{1,9})(?:[.,]0{0,2})?$/.exec(cell) ?? [];
  if (digits === undefined) {
    return {
      reason: t('Stock left out: {cell} is no whole number of copies like 12', { cell: quoted(cell) }),
    };
  }
  const value = Number(digits);
  if (value <= stockLimits.copies) return { value };
  return {
    reason: t('Stock left out: {cell} is above {most}', { cell: quoted(cell), most: stockLimits.copies }),
  };
}
