import { useApiQuery } from '#entities/api-data/use-api-data.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';

export const settingsKey = ['GET /api/settings', {}] as const;

export function useSettingsQuery() {
  return useApiQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => callAdminApi('GET /api/settings', {}, signal),
    staleTime: 0,
  });
}

/** Refetched whenever a page that needs them opens. */
export function useSettings() {
  const { data, isError } = useSettingsQuery();
  return { settings: data, isError };
}
