import type { Order } from '@bookstore/functions/shared/order/order';
import { keptLines } from '@bookstore/functions/shared/order/order-lines';
import { orderStatuses } from '@bookstore/functions/shared/order/order-status';
import {
  keptDeliveryCents,
  orderedCents,
  orderedDeliveryCents,
  presentCents,
} from '@bookstore/functions/shared/order/order-totals';
import { type TaxRow, taxRows } from '@bookstore/functions/shared/tax/order-tax';
import type { Money } from '@bookstore/functions/shared/values/money';

function isWhole({ lineChanges, status }: Order): boolean {
  return lineChanges.length === 0 || !orderStatuses[status].isSale;
}

/** The tax by rate of what an order costs now; none for an order that knows no tax. */
export function presentTaxes(order: Order, money: Money): TaxRow[] {
  return isWhole(order)
    ? taxRows(order, order.lines, money, [orderedDeliveryCents(order)])
    : taxRows(order, keptLines(order), money, [keptDeliveryCents(order)]);
}

/** Whether the order costs something else than what was ordered. */
export function hasNewTotal(order: Order): boolean {
  return presentCents(order) !== orderedCents(order);
}

/** What is wrong with the money of a delivery: more than is due is noted as money of the order, not with the delivery. */
export function deliveryProblem(cents: number | undefined, due: number, money: Money): string | undefined {
  return cents !== undefined && cents > due ? `At most ${money.text(due)} is due` : undefined;
}
