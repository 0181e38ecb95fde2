import { currencyOf, moneyOfOrder } from '@bookstore/functions/shared/order/order-currency';
import type { Money } from '@bookstore/functions/shared/values/money';
import { useMoney } from '#config/money.ts';
import { useShop } from '#config/shop.ts';

/** The currency stays that in which the order or entry was placed. */
export function useOrderMoney(order: { currency?: string | undefined }): Money {
  const own = useMoney();
  const { locale } = useShop();
  return currencyOf(order) === own.currency ? own : moneyOfOrder(order, { locale });
}
