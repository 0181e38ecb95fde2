import { Money, type MoneyFormat } from '@bookstore/functions/shared/values/money';
import { buildLanguage } from '@bookstore/functions/shared/words/build-language';
import { useShop } from './shop.ts';

const cache = new WeakMap<MoneyFormat, Money>();

/** By the format that comes with the page. */
export function useMoney(): Money {
  const { money: format } = useShop();
  const money = cache.get(format) ?? new Money(format);
  cache.set(format, money);
  return money;
}

/**
 * The shop's language, once its owner has chosen one; on pages in another language that one; otherwise undefined, for
 * the reader's own.
 */
export function useDayLocale(): string | undefined {
  const { locale } = useShop();
  if (buildLanguage !== 'en' && !locale.startsWith(buildLanguage)) return buildLanguage;
  return locale === 'en-US' ? undefined : locale;
}

/** 'dollars', or the code of another currency. */
export function currencyWords({ currency }: Money): string {
  return currency === 'USD' ? 'dollars' : currency;
}
