import { profileChanges } from '@bookstore/functions/shared/shop/default-profile';
import type { StoredSettings } from '@bookstore/functions/shared/shop/settings';
import { useApiQuery, useQueryCache } from '#entities/api-data/use-api-data.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { browserShop } from '#entities/shop/browser-shop.ts';

const settingsKey = ['GET /api/settings', {}] as const;

function useSettingsQuery() {
  return useApiQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => callAdminApi('GET /api/settings', {}, signal),
    staleTime: 0,
  });
}

/** The settings of the shop, fetched whenever a page that needs them opens. */
export function useSettings() {
  const { data, isError } = useSettingsQuery();
  return { settings: data, isError };
}

/**
 * The settings as they are now, for forms: none before they were fetched again. `reload` fetches them once more, and
 * `keep` takes those that were saved.
 */
export function useFreshSettings() {
  const cache = useQueryCache();
  const { data, isError, isFetchedAfterMount } = useSettingsQuery();
  return {
    settings: isFetchedAfterMount ? data : undefined,
    isError,
    reload: () => cache.invalidateQueries({ queryKey: settingsKey }),
    keep(saved: StoredSettings) {
      cache.setQueryData(settingsKey, saved);
      browserShop.set(profileChanges(saved));
    },
  };
}
