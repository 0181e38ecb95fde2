import { latestYear, moreLimits } from '../shared/book/more-about-book.ts';
import { highestPrice } from '../shared/values/price.ts';
import { quoted, type Reading } from './cell-reading.ts';

const severalReadings = /^\d{1,3}[.,]\d{3}$/;

/** The amount of '12.99', '$ 1,299.00', '12,99 €' or 'USD 7'; undefined when it is none, or could be two. */
function amountOf(text: string): number | undefined {
  const [amount = ''] = /[\d.,\s\u00a0\u202f']*\d[.,]?$/.exec(text.replace(/[\s\p{L}\p{Sc}]+$/u, '')) ?? [];
  const rest = text.replace(amount, '').replace(/[\s\p{L}\p{Sc}.]/gu, '');
  const digits = amount.replace(/[\s\u00a0\u202f']/g, '');
  if (digits === '' || rest !== '' || severalReadings.test(digits)) return undefined;
  const decimals = /[.,](\d{1,2})$/.exec(digits)?.[1] ?? '';
  const whole = decimals === '' ? digits.replace(/[.,]0*$/, '') : digits.slice(0, -decimals.length - 1);
  if (!/^\d{0,3}(?:[.,]?\d{3})*$|^\d+$/.test(whole)) return undefined;
  return Number(`${whole.replace(/[.,]/g, '') || '0'}.${decimals || '0'}`);
}

/** A price in dollars, times a percentage, in whole cents. */
export function readPrice(cell: string, percent: number): Reading<number> {
  const text = cell.trim();
  if (text === '') return {};
  const amount = amountOf(text);
  if (amount === undefined) return { reason: `Price ${quoted(text)} cannot be read` };
  const price = Math.round(amount * percent) / 100;
  return price > highestPrice
    ? { reason: `Price ${quoted(text)} is above ${highestPrice}` }
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
  const { earliestYear } = moreLimits;
  if (year >= earliestYear && year <= latestYear()) return { value: year };
  return { reason: `Year left out: ${quoted(text)} is not from ${earliestYear} to ${latestYear()}` };
}

/** The pages of '374', '374.0', '374 pages' or '374 p.'. */
export function readPages(cell: string): Reading<number> {
  const text = cell.trim();
  const pages = wholeNumber(text.replace(/\s*p(?:p|ages?|gs?)?\.?$/i, ''));
  if (text === '' || pages === 0) return {};
  if (pages !== undefined && pages > 0 && pages <= moreLimits.pages) return { value: pages };
  return { reason: `Pages left out: ${quoted(text)} is no number from 1 to ${moreLimits.pages}` };
}
