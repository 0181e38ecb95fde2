import { dollarFormat, Money, type MoneyFormat } from '../values/money.ts';
import { defaultCurrency, type ShopCurrency } from './shop-profile.ts';

// By ISO 4217; Intl's own tables differ from it where people no longer use the smallest unit.
const withoutDecimals = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' ');
const withThreeDecimals = 'BHD IQD JOD KWD LYD OMR TND'.split(' ');

export function decimalsOf(currency: string): number {
  if (withoutDecimals.includes(currency)) return 0;
  return withThreeDecimals.includes(currency) ? 3 : 2;
}

const figures = ['integer', 'group', 'decimal', 'fraction'];

/** With no-break spaces: versions of ICU differ in the space that they use. */
function aroundFigures(parts: readonly Intl.NumberFormatPart[]): [before: string, behind: string] {
  const isFigure = ({ type }: Intl.NumberFormatPart) => figures.includes(type);
  const text = (some: readonly Intl.NumberFormatPart[]) =>
    some.map(({ value }) => value.replace(/\p{Zs}/gu, '\u00a0')).join('');
  return [
    text(parts.slice(0, parts.findIndex(isFigure))),
    text(parts.slice(parts.findLastIndex(isFigure) + 1)),
  ];
}

/** By Intl: called only in the functions and on pages for signed-in people, so that all pages agree. */
export function moneyFormatOf({ currency, locale }: ShopCurrency): MoneyFormat {
  if (currency === defaultCurrency.currency && locale === defaultCurrency.locale) return dollarFormat;
  const decimals = decimalsOf(currency);
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    numberingSystem: 'latn',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  const large = format.formatToParts(1_234_567);
  const value = (type: Intl.NumberFormatPartTypes) =>
    large.find((part) => part.type === type)?.value.replace(/\p{Zs}/u, '\u00a0') ?? '';
  const [others = 3, last = 3] = large
    .filter(({ type }) => type === 'integer')
    .slice(-2)
    .map(({ value: digits }) => digits.length);
  const isFourGrouped = format.formatToParts(1234).some(({ type }) => type === 'group');
  return {
    currency,
    decimals,
    decimal: value('decimal') || '.',
    group: value('group'),
    sizes: [last, others],
    groupedFrom: isFourGrouped ? 4 : 5,
    positive: aroundFigures(large),
    negative: aroundFigures(format.formatToParts(-1)),
  };
}

const cache = new Map<string, Money>();

export function moneyOf({ currency, locale }: ShopCurrency): Money {
  const name = `${currency} ${locale}`;
  const money = cache.get(name) ?? new Money(moneyFormatOf({ currency, locale }));
  cache.set(name, money);
  return money;
}
