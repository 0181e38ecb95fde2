import { countBooks } from '../../books/book-store.ts';
import { orderFigures } from '../../orders/order-figures-store.ts';
import { countUnconfirmedHeld } from '../../payment/payment-store.ts';
import { database } from '../../platform/firebase.ts';
import { findSettings } from '../../settings/settings-store.ts';
import { shopDay } from '../../shared/shop/shop-day.ts';
import { type Counters, writeCounters } from '../../stats/counter-store.ts';
import { type DaySales, isSameDay, noSales } from '../../stats/day-sales.ts';
import { type Sales, salesIn, sumOfSales } from '../../stats/sales-by-currency.ts';
import { readSales, writeSales } from '../../stats/sales-store.ts';

// Nothing must change during a count: run them while nothing is ordered or edited.

async function recountOrders(store = database()) {
  const sum = { orders: 0, toPack: 0, unconfirmedCopies: 0 };
  let sales: Sales = { salesCents: 0 };
  for await (const { orders, salesCents, currency, toPack, unconfirmedCopies } of orderFigures(store)) {
    sum.orders += orders;
    sum.toPack += toPack;
    sum.unconfirmedCopies += unconfirmedCopies;
    sales = sumOfSales(sales, salesIn(currency, salesCents));
  }
  return { ...sum, ...sales };
}

export async function recount(store = database()): Promise<Counters> {
  const [books, orders, held] = await Promise.all([
    countBooks(store),
    recountOrders(store),
    countUnconfirmedHeld(store),
  ]);
  return { ...books, ...orders, unconfirmedCopies: orders.unconfirmedCopies + held };
}

export async function repairCounters(store = database()): Promise<Counters> {
  const counters = await recount(store);
  await writeCounters(counters, store);
  return counters;
}

export async function recountSales(store = database()): Promise<DaySales[]> {
  const byDay = new Map<string, DaySales>();
  const calendar = await findSettings(store);
  for await (const { placedAt, orders, salesCents, currency, bookIds } of orderFigures(store)) {
    const day = shopDay(placedAt, calendar);
    const sales = byDay.get(day) ?? noSales(day);
    sales.orders += orders;
    Object.assign(sales, sumOfSales(sales, salesIn(currency, salesCents)));
    for (const id of bookIds) sales.copies.set(id, (sales.copies.get(id) ?? 0) + 1);
    byDay.set(day, sales);
  }
  return [...byDay.values()].sort((a, b) => a.day.localeCompare(b.day));
}

/** Answers how many days were wrong. */
export async function repairSales(store = database()): Promise<number> {
  const counted = await recountSales(store);
  const days = counted.map(({ day }) => day);
  const before = await readSales(days, store);
  await writeSales(counted, store);
  return counted.filter((day, index) => !isSameDay(day, before[index])).length;
}
