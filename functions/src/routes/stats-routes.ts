import { findBooks } from '../books/book-store.ts';
import { findFailedMails } from '../mail/mail-store.ts';
import type { Handler } from '../platform/http/handler.ts';
import { type BestSeller, overviewDays, type SalesOverview } from '../shared/order/sales.ts';
import { may } from '../shared/people/roles.ts';
import { lastDays, shopDay } from '../shared/shop/shop-day.ts';
import { readCounters } from '../stats/counter-store.ts';
import { type DaySales, readSales } from '../stats/sales-store.ts';
import { findLowStock } from '../stock/low-stock.ts';
import { findOrders } from '../use-cases/place-order.ts';

/** The shop's figures. */
export const getStats: Handler<'GET /api/admin'> = async () => {
  const { books, salesCents, trendingBooks, orders } = await readCounters();
  return { totalBooks: books, totalSales: salesCents / 100, trendingBooks, totalOrders: orders };
};

const bestSellerCount = 5;

/** The books of which most copies were sold on these days and that the shop still has. */
async function bestSellersOf(days: readonly DaySales[]): Promise<BestSeller[]> {
  const copies = new Map<string, number>();
  for (const day of days) {
    for (const [id, sold] of day.copies) copies.set(id, (copies.get(id) ?? 0) + sold);
  }
  const best = [...copies]
    .filter(([, sold]) => sold > 0)
    .sort(([, a], [, b]) => b - a)
    // Some may have left the shop since.
    .slice(0, 2 * bestSellerCount);
  if (best.length === 0) return [];
  const titles = new Map((await findBooks(best.map(([id]) => id))).map(({ _id, title }) => [_id, title]));
  const sellers = best.flatMap(([bookId, sold]) => {
    const title = titles.get(bookId);
    return title === undefined ? [] : [{ bookId, title, copies: sold }];
  });
  return sellers.slice(0, bestSellerCount);
}

/** The mails that were given up, and whose orders they are about. */
async function failedMailsOf(): Promise<SalesOverview['failedMails']> {
  const { count, orderIds } = await findFailedMails();
  const orders = orderIds.length > 0 ? await findOrders(orderIds) : [];
  return { count, orders: orders.map(({ _id, number }) => ({ orderId: _id, number })) };
}

/** What the dashboard shows of the last days: at most 87 reads at any size of the shop. */
export const getSales: Handler<'GET /api/admin/sales'> = async ({ caller }) => {
  const [{ toPack }, days, failedMails, lowStock] = await Promise.all([
    readCounters(),
    readSales(lastDays(shopDay(new Date()), overviewDays)),
    may(caller.person.role, 'orders') ? failedMailsOf() : { count: 0, orders: [] },
    findLowStock(),
  ]);
  return {
    toPack,
    failedMails,
    days: days.map(({ day, orders, salesCents }) => ({ day, orders, salesCents })),
    bestSellers: await bestSellersOf(days),
    lowStock,
  };
};
