import { changesOf } from '@bookstore/functions/shared/shop/default-profile';
import type { StoredSettings } from '@bookstore/functions/shared/shop/settings';
import { browserData } from '#entities/api-data/browser-data.ts';
import { useQueryCache } from '#entities/api-data/use-api-data.ts';
import { browserShop } from '#entities/shop/browser-shop.ts';
import { settingsKey, useSettingsQuery } from './use-settings.ts';

/** Takes over settings that were saved. */
export function keepSettings(saved: StoredSettings): void {
  browserData.setQueryData(settingsKey, saved);
  browserShop.set(changesOf(saved));
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
    keep: keepSettings,
  };
}
