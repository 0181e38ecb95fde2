import { readCounters, recount } from '../../functions/src/stats/counter-store.ts';

/** How far the counters of the shop are from what there is, in all. */
export async function counterDrift(): Promise<number> {
  const [counters, counted] = await Promise.all([readCounters(), recount()]);
  const names = ['books', 'trendingBooks', 'orders', 'salesCents'] as const;
  return names.reduce((drift, name) => drift + Math.abs(counters[name] - counted[name]), 0);
}
