import type { ShopChanges } from '@bookstore/functions/shared/shop/shop-profile';
import { isShopTax } from '@bookstore/functions/shared/tax/shop-tax';
import { createLocalStore } from '#lib/browser/local-store.ts';

/** The currency, the locale, the format that belongs to them, and the tax. */
type KnownCurrency = Pick<ShopChanges, 'currency' | 'locale' | 'money' | 'tax'>;

function isFormat(value: unknown): value is NonNullable<KnownCurrency['money']> {
  const { currency, decimals, sizes, positive, negative } = Object(value);
  const areTexts = [currency, Object(value).group, Object(value).decimal].every(
    (one) => typeof one === 'string',
  );
  return areTexts && typeof decimals === 'number' && [sizes, positive, negative].every(Array.isArray);
}

function parse(text: string | null): KnownCurrency {
  if (text === null) return {};
  try {
    const { currency, locale, money, tax } = Object(JSON.parse(text));
    const taxOnly = isShopTax(tax) ? { tax } : {};
    if (!isFormat(money)) return taxOnly;
    return {
      ...taxOnly,
      money,
      ...(typeof currency === 'string' && { currency }),
      ...(typeof locale === 'string' && { locale }),
    };
  } catch (error) {
    console.warn('The stored currency cannot be read:', error);
    return {};
  }
}

/**
 * Where it is not the default: pages that the server does not render start with it, so that no amount changes its
 * currency before the reader's eyes.
 */
export const knownCurrency = createLocalStore<KnownCurrency>('shop-currency', {
  parse,
  serialize: ({ currency, locale, money, tax }) =>
    money || tax ? JSON.stringify({ currency, locale, money, tax }) : null,
});
