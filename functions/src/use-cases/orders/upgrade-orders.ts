import { upgradeOrderPage } from '../../orders/order-upgrade-store.ts';
import type { WorkedPage } from '../../platform/document-pages.ts';
import type { Order } from '../../shared/order/order.ts';
import { figuresOf } from '../../shared/order/order-figures.ts';
import { shopDay } from '../../shared/shop/shop-day.ts';
import { type AtomicWrite, addToCounters } from '../../stats/counter-store.ts';
import { addFigures, type DaySales, noSales } from '../../stats/day-sales.ts';
import { addSales } from '../../stats/sales-store.ts';

/**
 * Counts orders of the first release as they were placed. It has counted them and their money, but neither those to pack
 * nor what was sold on a day; what became of an order since was counted when it happened.
 */
function countOrders(write: AtomicWrite, orders: readonly Order[]): void {
  const byDay = new Map<string, DaySales>();
  for (const order of orders) {
    const day = shopDay(new Date(order.createdAt));
    const sales = byDay.get(day) ?? noSales(day);
    const placed = figuresOf({ ...order, status: 'placed', lineChanges: [] });
    const books = Object.fromEntries(placed.bookIds.map((id) => [id, 1]));
    addFigures(sales, { orders: 1, salesCents: placed.salesCents, books });
    byDay.set(day, sales);
  }
  addToCounters(write, { toPack: orders.length }, 0);
  for (const sales of byDay.values()) addSales(write, sales);
}

/** Gives the orders behind one what orders of earlier releases lack. */
export function upgradeOrdersAfter(id: string): Promise<WorkedPage> {
  return upgradeOrderPage(id, countOrders);
}
