import { moneyOf } from '../shop/money-format.ts';
import { defaultCurrency } from '../shop/shop-profile.ts';
import type { Money } from '../values/money.ts';

/** What an order was placed in; orders that do not say it were placed in dollars. */
interface OrderOfCurrency {
  currency?: string | undefined;
}

/** The code of the currency in which an order was placed, and stays. */
export function currencyOf({ currency = defaultCurrency.currency }: OrderOfCurrency): string {
  return currency;
}

/** The money of an order, as a shop of this locale writes it. */
export function moneyOfOrder(order: OrderOfCurrency, { locale }: { locale: string }): Money {
  return moneyOf({ currency: currencyOf(order), locale });
}
