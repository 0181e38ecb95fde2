import type { Order } from '@bookstore/functions/shared/order/order';
import { openCents } from '@bookstore/functions/shared/order/order-lines';
import { type OrderStep, stepsFrom } from '@bookstore/functions/shared/order/order-status';
import { countOf } from '#components/labels/count-of.ts';

/** Whether orders have more than one status. */
export function isMixed(orders: readonly Order[]): boolean {
  return orders.some(({ status }) => status !== orders[0]?.status);
}

/** The usual step that all of these orders can take; undefined when there is none. */
export function commonStep(orders: readonly Order[]): OrderStep | undefined {
  const [first] = orders;
  if (!first || isMixed(orders)) return undefined;
  return stepsFrom(first.status, 'admin').find(({ isUsual }) => isUsual);
}

/** '25 orders, $1,034.20 in cash' */
export function deliveryFigures(orders: readonly Order[]): string {
  const cents = orders.reduce((sum, order) => sum + Math.max(0, openCents(order)), 0);
  const amount = (cents / 100).toLocaleString('en', { style: 'currency', currency: 'USD' });
  return `${countOf(orders.length, 'order')}, ${amount} in cash`;
}
