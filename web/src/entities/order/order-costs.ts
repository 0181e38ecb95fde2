import type { Order } from '@bookstore/functions/shared/order/order';
import { orderSums } from '@bookstore/functions/shared/order/order-bill';
import { isPaidInCash } from '@bookstore/functions/shared/order/order-payments';
import {
  openCents,
  openInCash,
  orderedCents,
  presentCents,
} from '@bookstore/functions/shared/order/order-totals';
import { rateRows, type TaxRow } from '@bookstore/functions/shared/tax/order-tax';
import type { Money } from '@bookstore/functions/shared/values/money';
import { t } from '@bookstore/functions/shared/words/words';

/** The tax by rate of what an order costs now; none for an order that knows no tax. */
export function presentTaxes(order: Order, money: Money): TaxRow[] {
  return rateRows(order, orderSums(order), money);
}

/** Whether the order costs something else than what was ordered. */
export function hasNewTotal(order: Order): boolean {
  return presentCents(order) !== orderedCents(order);
}

const dueOnDelivery = (order: Order): number => Math.max(0, openCents(order), openInCash(order));

/** Whether a delivery may bring cash: that of an order which was paid before and owes nothing brings none. */
export const mayBringCash = (order: Order): boolean => isPaidInCash(order) || dueOnDelivery(order) > 0;

/** What is wrong with the money of a delivery: more than is due is noted as money of the order, not with the delivery. */
export function deliveryProblem(cents: number | undefined, order: Order, money: Money): string | undefined {
  const due = dueOnDelivery(order);
  return cents !== undefined && cents > due
    ? t('At most {amount} is due', { amount: money.text(due) })
    : undefined;
}
