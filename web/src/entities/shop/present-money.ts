import { moneyFormatOf } from '@bookstore/functions/shared/shop/money-format';
import { defaultCurrency } from '@bookstore/functions/shared/shop/shop-profile';
import type { ShopTax } from '@bookstore/functions/shared/tax/shop-tax';
import { Money } from '@bookstore/functions/shared/values/money';
import { browserShop } from './browser-shop.ts';

/** Called when the shop has answered that it sells in another currency by now. */
export function setCurrency(currency: string): Money {
  const shop = browserShop.get();
  const { locale = defaultCurrency.locale } = shop;
  const money = moneyFormatOf({ currency, locale });
  browserShop.set({ ...shop, currency, money });
  return new Money(money);
}

/** Called when the shop has answered that its tax has changed; undefined shows no tax. */
export function setTax(tax: ShopTax | undefined): void {
  const { tax: before, ...shop } = browserShop.get();
  if (tax || before) browserShop.set({ ...shop, ...(tax && { tax }) });
}
