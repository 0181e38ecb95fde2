import { changesOf } from '@bookstore/functions/shared/shop/default-profile';
import type { StoredSettings } from '@bookstore/functions/shared/shop/settings';
import { browserData } from '#entities/api-data/browser-data.ts';
import { useQueryCache } from '#entities/api-data/use-api-data.ts';
import { browserShop } from '#entities/shop/browser-shop.ts';
import { settingsKey, useSettingsQuery } from './use-settings.ts';

export function keepSettings(saved: StoredSettings): void {
  browserData.setQueryData(settingsKey, saved);
  browserShop.set(changesOf(saved));
}

/**
 * For forms: no settings before they were fetched again. `reload` fetches them once more, and `keep` takes those that
 * were saved.
 */
export function useFreshSettings() {
  const cache = useQueryCache();
  const { data, isError, isFetchedAfterMount } = useSettingsQuery();
  return {
    settings: isFetchedAfterMount ? data : undefined,
    isError,
    reload: () => cache.invalidateQueries({ queryKey: settingsKey }),
    keep: keepSettings,
  };
}
