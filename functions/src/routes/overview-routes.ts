import type { Handlers } from '../platform/http/handler.ts';
import { shopProfile } from '../settings/shop-profile.ts';
import { moneyOf } from '../shared/shop/money-format.ts';
import { shopDay } from '../shared/shop/shop-day.ts';
import { readCounters } from '../stats/counter-store.ts';
import { salesOf } from '../stats/sales-by-currency.ts';
import { changeOpening, readOpening } from '../use-cases/opening/opening.ts';
import { readOverview } from '../use-cases/orders/overview.ts';

export const overviewRoutes = {
  'GET /api/admin': async () => {
    const [counters, shop] = await Promise.all([readCounters(), shopProfile()]);
    const { books, trendingBooks, orders } = counters;
    const totalSales = moneyOf(shop).toPrice(salesOf(counters, shop.currency));
    return { totalBooks: books, totalSales, trendingBooks, totalOrders: orders };
  },
  'GET /api/admin/sales': async ({ caller }) => {
    const [shop, now] = [await shopProfile(), new Date()];
    return readOverview(caller.person.role, now, shopDay(now, shop), shop.currency);
  },
  'GET /api/opening': readOpening,
  'PUT /api/opening': async ({ body, caller }) => {
    await changeOpening(body, caller.person, new Date());
    return readOpening();
  },
} satisfies Partial<Handlers>;
