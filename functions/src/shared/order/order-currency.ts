import { moneyOf } from '../shop/money-format.ts';
import { defaultCurrency } from '../shop/shop-profile.ts';
import type { Money } from '../values/money.ts';

/** Orders without a currency were placed in dollars. */
interface OrderOfCurrency {
  currency?: string | undefined;
}

/** An order keeps the currency in which it was placed. */
export function currencyOf({ currency = defaultCurrency.currency }: OrderOfCurrency): string {
  return currency;
}

/** In the format of the shop's locale. */
export function moneyOfOrder(order: OrderOfCurrency, { locale }: { locale: string }): Money {
  return moneyOf({ currency: currencyOf(order), locale });
}
