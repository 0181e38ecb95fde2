import { defaultGenres, type Genre } from '@bookstore/functions/shared/genre/genres';
import type { ShopChanges } from '@bookstore/functions/shared/shop/shop-profile';
import { buildLanguage } from '@bookstore/functions/shared/words/build-language';
import { languageQuery, languageRoot } from '#config/language.ts';
import { callApi } from '#lib/api.ts';
import { openDocument } from '#lib/browser/reload-page.ts';
import { whenPressed } from '#lib/browser/when-pressed.ts';
import { knownCurrency } from './known-currency.ts';

let changes: ShopChanges = {};
let rendered: ShopChanges = {};
/** Whether this page has asked for it past the CDN, whose answers are older. */
let isPresent = false;
export const isShopPresent = () => isPresent;
const listeners = new Set<() => void>();

/** What the owner has set of the shop, as this browser knows it: from the page that the server has rendered, or asked for. */
export const browserShop = {
  get: (): ShopChanges => changes,
  /** With what the server has rendered the page. */
  rendered: (): ShopChanges => rendered,
  set(next: ShopChanges): void {
    changes = next;
    whenPressed(() => knownCurrency.set(changes));
    for (const listener of listeners) listener();
  },
  /** As it is now: what the CDN answers later is older. */
  setPresent(next: ShopChanges): void {
    isPresent = true;
    browserShop.set(next);
  },
  /** Goes on from a page that the server has rendered. */
  hydrate(next: ShopChanges): void {
    rendered = next;
    browserShop.set(next);
  },
  /** Where the page came without: what this browser knows from before, until it is asked for. */
  recall(): void {
    const known = knownCurrency.get();
    if (known.money || known.tax) browserShop.set(known);
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The genres of the shop as this browser knows them, for what is no part of a page: components call `useGenres`. */
export function browserGenres(): readonly Genre[] {
  return changes.genres ?? defaultGenres;
}

/** Opens the page in the first language: this one was turned off. */
function leaveLanguage(): void {
  openDocument(location.pathname.slice(languageRoot.length) + location.search + location.hash);
}

/** Asks for it, where the page came without. */
export async function loadShop(): Promise<void> {
  try {
    const shop = await callApi('GET /api/shop', { query: languageQuery });
    if (languageRoot && !shop.languages?.includes(buildLanguage)) return leaveLanguage();
    if (!isPresent) browserShop.set(shop);
  } catch (error) {
    console.warn('The settings of the shop could not be loaded:', error);
  }
}
