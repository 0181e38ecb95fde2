import { currencyOf } from '../shared/order/order-currency.ts';
import { figuresOf } from '../shared/order/order-figures.ts';
import type { OrderOfLines } from '../shared/order/order-lines.ts';
import { type AtomicWrite, addToCounters } from './counter-store.ts';
import { salesIn } from './sales-by-currency.ts';
import { countSales, type SalesShards } from './sales-store.ts';

/**
 * Adds to the statistics that an order has come (from undefined), is another one now or has gone (to undefined), within
 * the transaction that makes it true.
 * @param day of the shop on which it was placed
 */
export function addOrderChangeToStats(
  write: AtomicWrite,
  day: string,
  before: OrderOfLines | undefined,
  after: OrderOfLines | undefined,
  shards?: SalesShards,
): void {
  const [had, has] = [figuresOf(before), figuresOf(after)];
  const orders = has.orders - had.orders;
  const sales = salesIn(currencyOf(after ?? before ?? {}), has.salesCents - had.salesCents);
  addToCounters(write, { orders, ...sales, toPack: has.toPack - had.toPack });
  const gone = had.bookIds.filter((id) => !has.bookIds.includes(id));
  const come = has.bookIds.filter((id) => !had.bookIds.includes(id));
  const copies = new Map([...gone.map((id) => [id, -1] as const), ...come.map((id) => [id, 1] as const)]);
  countSales(write, day, { orders, ...sales, copies }, shards);
}
