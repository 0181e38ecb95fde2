import type { Handler } from '../http/handler.ts';
import { readCounters } from './counter-store.ts';

/** The shop's figures. */
export const getStats: Handler<'GET /api/admin'> = async () => {
  const { books, salesCents, trendingBooks, orders } = await readCounters();
  return { totalBooks: books, totalSales: salesCents / 100, trendingBooks, totalOrders: orders };
};
