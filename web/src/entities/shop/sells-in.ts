import { moneyFormatOf } from '@bookstore/functions/shared/shop/money-format';
import { defaultCurrency } from '@bookstore/functions/shared/shop/shop-profile';
import { browserShop } from './browser-shop.ts';

/** The shop has said that it sells in another currency by now. */
export function sellsIn(currency: string): void {
  const shop = browserShop.get();
  const { locale = defaultCurrency.locale } = shop;
  browserShop.set({ ...shop, currency, money: moneyFormatOf({ currency, locale }) });
}
