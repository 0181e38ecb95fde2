import type { Handler } from '../platform/http/handler.ts';
import { may } from '../shared/people/roles.ts';
import { readCounters } from '../stats/counter-store.ts';
import { readOverview } from '../use-cases/orders/overview.ts';

/** The shop's figures. */
export const getStats: Handler<'GET /api/admin'> = async () => {
  const { books, salesCents, trendingBooks, orders } = await readCounters();
  return { totalBooks: books, totalSales: salesCents / 100, trendingBooks, totalOrders: orders };
};

/** What the dashboard shows of the last days. */
export const getSales: Handler<'GET /api/admin/sales'> = ({ caller }) =>
  readOverview(may(caller.person.role, 'orders'), new Date());
