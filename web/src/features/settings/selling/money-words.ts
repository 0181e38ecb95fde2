import { moneyOf } from '@bookstore/functions/shared/shop/money-format';

const currencies = new Intl.DisplayNames('en', { type: 'currency' });
const languages = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });

/** 'EUR, Euro' */
export function currencyName(code: string): string {
  return `${code}, ${currencies.of(code) ?? code}`;
}

/** 'German (Germany)' */
export function localeName(locale: string): string {
  return languages.of(locale) ?? locale;
}

/** What another currency does to the figures of before. */
export function changeWords(currency: string, next: string, locale: string): string {
  const [now, then] = [currency, next].map((code) => moneyOf({ currency: code, locale }).price(12));
  return [
    `Prices of books keep their figures: ${now} becomes ${then}. Change them where that is not what they cost.`,
    `Orders so far stay in ${currency}, with what was paid and what is given back.`,
    `Sales and cash count in ${next} from now on.`,
  ].join(' ');
}
