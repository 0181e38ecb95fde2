import type { ShopChanges } from '@bookstore/functions/shared/shop/shop-profile';
import { createLocalStore } from '#lib/browser/local-store.ts';
import { browserShop, isShopPresent } from './browser-shop.ts';

/** Another build may name what a shop sets otherwise. */
const build = import.meta.url;

function parse(text: string | null): ShopChanges | undefined {
  if (text === null) return undefined;
  try {
    const kept: { build?: string; shop?: ShopChanges } = Object(JSON.parse(text));
    return kept.build === build ? kept.shop : undefined;
  } catch (error) {
    console.warn('The stored settings of the shop cannot be read:', error);
    return undefined;
  }
}

/** What the owner has set of the shop, as the dashboard has met it last. */
const deskShop = createLocalStore<ShopChanges | undefined>('desk-shop', {
  parse,
  serialize: (shop) => (shop ? JSON.stringify({ build, shop }) : null),
});

/**
 * Lets the dashboard begin with the shop as it has met it last, unless it is known as it is now, and keeps what follows.
 * @returns whether there is either
 */
export function recallDeskShop(): boolean {
  const recalled = isShopPresent() ? browserShop.get() : deskShop.get();
  browserShop.subscribe(() => deskShop.set(browserShop.get()));
  if (recalled) browserShop.set(recalled);
  return recalled !== undefined;
}
