import { readCounters } from '../../functions/src/stats/counter-store.ts';
import { readSales } from '../../functions/src/stats/sales-store.ts';
import { recount, recountSales } from '../../functions/src/use-cases/orders/recount.ts';
import { findWrongStock } from '../../functions/src/use-cases/stock/check-stock.ts';

/** The sum of the differences between each day's figures and its orders. */
async function salesDrift(): Promise<number> {
  const counted = await recountSales();
  const stored = await readSales(counted.map(({ day }) => day));
  return counted.reduce((drift, day, index) => {
    const kept = stored[index];
    const ids = [...day.copies.keys(), ...(kept?.copies.keys() ?? [])];
    const copies = new Set(ids.filter((id) => (day.copies.get(id) ?? 0) !== (kept?.copies.get(id) ?? 0)));
    const apart =
      Math.abs(day.orders - (kept?.orders ?? 0)) + Math.abs(day.salesCents - (kept?.salesCents ?? 0));
    return drift + apart + copies.size;
  }, 0);
}

/** The sum of the differences of counters and stocks from a recount. */
export async function counterDrift(): Promise<number> {
  const [counters, counted] = await Promise.all([readCounters(), recount()]);
  const names = ['books', 'trendingBooks', 'orders', 'salesCents', 'toPack', 'unconfirmedCopies'] as const;
  const drift = names.reduce((sum, name) => sum + Math.abs(counters[name] - counted[name]), 0);
  const wrongStock = (await findWrongStock()).length;
  return drift + wrongStock + (await salesDrift());
}
