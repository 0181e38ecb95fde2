import { latestYear, optionalFieldLimits } from '../shared/book/optional-field-schemas.ts';
import { amountProblem, readAmount } from '../shared/values/amount.ts';
import { dollars, type Money } from '../shared/values/money.ts';
import { quoted, type Reading } from './cell-reading.ts';

/** Longer than any number with its unit. A longer text is none, and is not searched for one. */
const longestNumber = 60;

/** A price, times a percentage, in whole cents. */
export function readPrice(cell: string, percent: number, money: Money = dollars): Reading<number> {
  const text = cell.trim();
  if (text === '') return {};
  const amount = readAmount(text, money);
  // What has more decimals than money is no price that the file's owner meant.
  if (Number.isNaN(amount) || amount < 0 || !money.isExact(amount)) {
    return { reason: `Price ${quoted(text)} ${amountProblem(text)}` };
  }
  const price = money.toPrice(Math.round((money.toCents(amount) * percent) / 100));
  return price > money.highestPrice
    ? { reason: `Price ${quoted(text)} is above ${money.highestPrice}` }
    : { value: price };
}

/** A whole number, also as a spreadsheet stores it: '2008.0'. */
function wholeNumber(text: string): number | undefined {
  const [, digits] = /^(-?\d{1,6})(?:[.,]0*)?$/.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** A whole number; `label` names it in the reason why it has none. */
export function readWhole(cell: string, label: string): Reading<number> {
  const text = cell.trim();
  if (text === '') return {};
  const value = wholeNumber(text);
  return value === undefined
    ? { reason: `${label} left out: ${quoted(text)} is no whole number` }
    : { value };
}

/** The year of '2008', '2008.0', '2008-09-14' or 'September 14, 2008'. */
export function readYear(cell: string): Reading<number> {
  const text = cell.trim();
  if (text === '') return {};
  const year = wholeNumber(text) ?? Number(/(?<!\d)\d{4}(?!\d)/.exec(text)?.[0] ?? Number.NaN);
  const { earliestYear } = optionalFieldLimits;
  if (year >= earliestYear && year <= latestYear()) return { value: year };
  return { reason: `Year left out: ${quoted(text)} is not from ${earliestYear} to ${latestYear()}` };
}

/** The pages of '374', '374.0', '374 pages' or '374 p.'. */
export function readPages(cell: string): Reading<number> {
  const text = cell.trim();
  const pages = wholeNumber(text.slice(0, longestNumber).replace(/\s*p(?:p|ages?|gs?)?\.?$/i, ''));
  if (text === '' || pages === 0) return {};
  if (pages !== undefined && pages > 0 && pages <= optionalFieldLimits.pages) return { value: pages };
  return { reason: `Pages left out: ${quoted(text)} is no number from 1 to ${optionalFieldLimits.pages}` };
}
