import type { ShopProfile } from '@bookstore/functions/shared/shop/shop-profile';
import { callApi } from '#lib/api.ts';

let changes: Partial<ShopProfile> = {};
const listeners = new Set<() => void>();

/** What the owner has set of the shop, as this browser knows it: from the page that the server has rendered, or asked for. */
export const browserShop = {
  get: (): Partial<ShopProfile> => changes,
  set(next: Partial<ShopProfile>): void {
    changes = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Asks for it, where the page came without. */
export async function loadShop(): Promise<void> {
  try {
    browserShop.set(await callApi('GET /api/shop', {}));
  } catch (error) {
    console.warn('The settings of the shop could not be loaded:', error);
  }
}
