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

/** By rate; none for an order without tax. */
export function presentTaxes(order: Order, money: Money): TaxRow[] {
  return rateRows(order, orderSums(order), money);
}

export function hasNewTotal(order: Order): boolean {
  return presentCents(order) !== orderedCents(order);
}

const dueOnDelivery = (order: Order): number => Math.max(0, openCents(order), openInCash(order));

/** A delivery of an order that was paid before and owes nothing brings no cash. */
export const mayBringCash = (order: Order): boolean => isPaidInCash(order) || dueOnDelivery(order) > 0;

/** More than is due is noted as money of the order, not with the delivery. */
export function deliveryProblem(cents: number | undefined, order: Order, money: Money): string | undefined {
  const due = dueOnDelivery(order);
  return cents !== undefined && cents > due
    ? t('At most {amount} is due', { amount: money.text(due) })
    : undefined;
}
