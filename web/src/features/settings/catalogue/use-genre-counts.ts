import { useAdminQuery } from '#entities/session/use-admin-query.ts';

/** How many books each category has, fetched whenever the page opens; undefined until it is known. */
export function useGenreCounts(): ReadonlyMap<string, number> | undefined {
  const { data } = useAdminQuery('GET /api/genres', {});
  return data && new Map(data.map(({ category, count }) => [category, count]));
}
