import type { ShopChanges } from '@bookstore/functions/shared/shop/shop-profile';
import { readAdminToken } from '#entities/session/admin-token.ts';
import { takeEarly } from '#entities/session/early-answers.ts';
import { ApiError, sendCall } from '#lib/api.ts';
import { createLocalStore } from '#lib/browser/local-store.ts';
import { browserShop, isShopPresent, loadShop } from './browser-shop.ts';

/** Another build may store a shop's settings in another form. */
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

/** The shop's settings as the dashboard last had them. */
const deskShop = createLocalStore<ShopChanges | undefined>('desk-shop', {
  parse,
  serialize: (shop) => (shop ? JSON.stringify({ build, shop }) : null),
});

let asking: Promise<void> | undefined;

/** Without a session as any visitor. */
export function loadPresentShop(): Promise<void> {
  asking ??= askPresentShop().finally(() => {
    asking = undefined;
  });
  return asking;
}

async function askPresentShop(): Promise<void> {
  const bearer = readAdminToken();
  if (!bearer) return loadShop();
  try {
    const name = 'GET /api/shop';
    const past = { query: { fresh: Date.now() } };
    browserShop.setPresent(await sendCall(name, past, { bearer, answer: takeEarly(name, bearer) }));
  } catch (error) {
    const hasEnded = error instanceof ApiError && error.failure === 401;
    if (!hasEnded) console.warn('The present settings of the shop could not be loaded:', error);
    await loadShop();
  }
}

/** Fetches it once for each load of the page. */
export async function ensurePresentShop(): Promise<void> {
  if (!isShopPresent()) await loadPresentShop();
}

/**
 * Starts the dashboard with the stored shop. Without one it waits for the present one, as it would otherwise show the
 * defaults of an untouched shop (name, clock, currency); if that answer is late, the defaults are better than no
 * dashboard.
 */
export async function beginDeskShop(): Promise<void> {
  const asked = ensurePresentShop();
  const recalled = isShopPresent() ? browserShop.get() : deskShop.get();
  browserShop.subscribe(() => deskShop.set(browserShop.get()));
  if (recalled) return browserShop.set(recalled);
  await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, 3000))]);
}
