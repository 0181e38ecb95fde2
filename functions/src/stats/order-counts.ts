import { countsOf, type OrderStatus } from '../shared/order/order-status.ts';
import { type AtomicWrite, countChanges } from './counter-store.ts';
import { countSales } from './sales-store.ts';

/** What of an order is counted. */
export interface CountedOrder {
  placedAt: Date;
  totalCents: number;
  bookIds: readonly string[];
}

/** Counts that an order has come (from undefined), has another status or has gone (to undefined), within the transaction that makes it true. */
export function countOrderChange(
  write: AtomicWrite,
  { placedAt, totalCents, bookIds }: CountedOrder,
  from: OrderStatus | undefined,
  to: OrderStatus | undefined,
): void {
  const [before, after] = [countsOf(from, totalCents), countsOf(to, totalCents)];
  const orders = after.orders - before.orders;
  const salesCents = after.salesCents - before.salesCents;
  countChanges(write, { orders, salesCents, toPack: after.toPack - before.toPack });
  countSales(write, placedAt, { orders, salesCents, copies: after.copies - before.copies, bookIds });
}
