import type { Order } from '@bookstore/functions/shared/order/order';
import { currencyOf } from '@bookstore/functions/shared/order/order-currency';
import { type OrderStep, stepsFrom, wayOf } from '@bookstore/functions/shared/order/order-status';
import { openInCash, outCents } from '@bookstore/functions/shared/order/order-totals';
import { moneyOf } from '@bookstore/functions/shared/shop/money-format';
import { Money } from '@bookstore/functions/shared/values/money';
import { listOf } from '@bookstore/functions/shared/words/list-of';
import { plural } from '@bookstore/functions/shared/words/words';

/** Orders of one status may take different next steps: shipping or collection. */
export function goBothWays(orders: readonly Order[]): boolean {
  return !isMixed(orders) && new Set(orders.map(wayOf)).size > 1;
}

export function isMixed(orders: readonly Order[]): boolean {
  return orders.some(({ status }) => status !== orders[0]?.status);
}

/** The usual next step; undefined when these orders do not share one. */
export function commonStep(orders: readonly Order[]): OrderStep | undefined {
  const [first] = orders;
  if (!first || isMixed(orders)) return undefined;
  const steps = orders.map((order) => stepsFrom(order.status, 'admin', order).find(({ isUsual }) => isUsual));
  const [step] = steps;
  if (steps.some((other) => other?.to !== step?.to)) return undefined;
  // For a mix of deliveries and collections, the words of a delivery.
  return steps.find((other) => other?.way !== 'collection') ?? step;
}

/** Undefined when one of the orders can no longer be cancelled. */
export function commonCancellation(orders: readonly Order[]): OrderStep | undefined {
  const steps = orders.map((order) => stepsFrom(order.status, 'admin', order).find(isCancellation));
  return steps.includes(undefined) ? undefined : steps[0];
}

export function isCancellation({ to }: OrderStep): boolean {
  return to === 'cancelled';
}

/** With grouped thousands, for a question. */
function amountOf(currency: string, cents: number, locale: string): string {
  const { format } = moneyOf({ currency, locale });
  return new Money({ ...format, group: format.group || ',' }).text(cents);
}

/** The cash that the delivering step brings in: a collected order has no parcel before. */
function dueAtDelivery(order: Order): number {
  return order.parcels.length > 0 ? outCents(order) : Math.max(0, openInCash(order));
}

export const bringCash = (orders: readonly Order[]) => orders.some((order) => dueAtDelivery(order) > 0);

/** '25 orders, $1,034.20 in cash'; '25 orders' without cash. */
export function deliveryFigures(orders: readonly Order[], locale = 'en-US'): string {
  const byCurrency = Map.groupBy(orders, currencyOf);
  const amounts = [...byCurrency].flatMap(([currency, some]) => {
    const cents = some.reduce((sum, order) => sum + dueAtDelivery(order), 0);
    return cents > 0 ? [amountOf(currency, cents, locale)] : [];
  });
  if (amounts.length === 0) return plural(orders.length, '{count} order', '{count} orders');
  return plural(orders.length, '{count} order, {amounts} in cash', '{count} orders, {amounts} in cash', {
    amounts: listOf(amounts),
  });
}
