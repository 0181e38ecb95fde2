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
/** Whether this page has fetched the shop past the CDN, whose answers are older. */
let isPresent = false;
export const isShopPresent = () => isPresent;
const listeners = new Set<() => void>();

/** The shop's public settings in this browser: from the server-rendered page, or fetched. */
export const browserShop = {
  get: (): ShopChanges => changes,
  rendered: (): ShopChanges => rendered,
  set(next: ShopChanges): void {
    changes = next;
    whenPressed(() => knownCurrency.set(changes));
    for (const listener of listeners) listener();
  },
  /** From then on answers of the CDN are ignored as older. */
  setPresent(next: ShopChanges): void {
    isPresent = true;
    browserShop.set(next);
  },
  hydrate(next: ShopChanges): void {
    rendered = next;
    browserShop.set(next);
  },
  /** Where the page came without: what this browser has from before, until it is fetched. */
  recall(): void {
    const stored = knownCurrency.get();
    if (stored.money || stored.tax) browserShop.set(stored);
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** For code outside components, which call `useGenres`. */
export function browserGenres(): readonly Genre[] {
  return changes.genres ?? defaultGenres;
}

/** Opens the page in the first language: this one was turned off. */
function leaveLanguage(): void {
  openDocument(location.pathname.slice(languageRoot.length) + location.search + location.hash);
}

/** For a page that came without it. */
export async function loadShop(): Promise<void> {
  try {
    const shop = await callApi('GET /api/shop', { query: languageQuery });
    if (languageRoot && !shop.languages?.includes(buildLanguage)) return leaveLanguage();
    if (!isPresent) browserShop.set(shop);
  } catch (error) {
    console.warn('The settings of the shop could not be loaded:', error);
  }
}
