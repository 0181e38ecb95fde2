import { Refreshed } from '../platform/refreshed.ts';
import { productVersion } from '../platform/version.ts';
import type { ShopVersion } from '../shared/shop/shop-version.ts';
import { findRelease } from './release-store.ts';

const minute = 60_000;

const version = new Refreshed<ShopVersion>({
  freshMs: minute,
  staleMs: minute,
  async refresh() {
    const release = await findRelease();
    return { version: productVersion, ...(release && { data: release.data }) };
  },
});

/** Of the functions and of their data; cached for a minute. */
export function presentVersion(): Promise<ShopVersion> {
  return version.recent();
}
