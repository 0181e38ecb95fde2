import { useApiQuery, useQueryCache } from '#entities/api-data/use-api-data.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';

const settingsKey = ['GET /api/settings', {}] as const;

/** The settings of the shop, fetched whenever a page that needs them opens; `reload` fetches them again. */
export function useSettings() {
  const cache = useQueryCache();
  const { data, isError } = useApiQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => callAdminApi('GET /api/settings', {}, signal),
    staleTime: 0,
  });
  return { settings: data, isError, reload: () => cache.invalidateQueries({ queryKey: settingsKey }) };
}
