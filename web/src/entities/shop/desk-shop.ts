import type { ShopChanges } from '@bookstore/functions/shared/shop/shop-profile';
import { createLocalStore } from '#lib/browser/local-store.ts';

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

/** What the owner has set of the shop, as the dashboard has met it last: it is painted with that before it has asked. */
export const deskShop = createLocalStore<ShopChanges | undefined>('desk-shop', {
  parse,
  serialize: (shop) => (shop ? JSON.stringify({ build, shop }) : null),
});
