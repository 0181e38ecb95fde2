import { useApiQuery } from '#entities/api-data/use-api-data.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';

/** How many books each category has, fetched whenever the page opens; undefined until it is known. */
export function useGenreCounts(): ReadonlyMap<string, number> | undefined {
  const { data } = useApiQuery({
    queryKey: ['GET /api/genres', {}],
    queryFn: ({ signal }) => callAdminApi('GET /api/genres', {}, signal),
    staleTime: 0,
  });
  return data && new Map(data.map(({ category, count }) => [category, count]));
}
