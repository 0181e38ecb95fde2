import { currencyOf } from '../shared/order/order-currency.ts';
import { figuresOf } from '../shared/order/order-figures.ts';
import type { OrderOfLines } from '../shared/order/order-lines.ts';
import { type AtomicWrite, addToCounters } from './counter-store.ts';
import { salesIn } from './sales-by-currency.ts';
import { countSales, type SalesShards } from './sales-store.ts';

/**
 * Within the transaction that changes the order: from undefined for a new one, to undefined for a deleted one.
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
  const copies = new Map<string, number>();
  for (const id of has.bookIds) copies.set(id, (copies.get(id) ?? 0) + 1);
  for (const id of had.bookIds) copies.set(id, (copies.get(id) ?? 0) - 1);
  const moved = new Map([...copies].filter(([, count]) => count !== 0));
  countSales(write, day, { orders, ...sales, copies: moved }, shards);
}
