import type { ShopChanges } from '@bookstore/functions/shared/shop/shop-profile';
import { createRoot } from 'react-dom/client';
import { matchPath } from 'react-router-dom';
import { BrowserApp } from '#app/browser-app.tsx';
import { pages, pagesToHydrate } from '#app/pages.ts';
import { documentAddress, languageRoot } from '#config/language.ts';
import { paths } from '#config/paths.ts';
import { readAdminToken } from '#entities/session/admin-token.ts';
import { browserShop, loadShop } from '#entities/shop/browser-shop.ts';
import { isKeptPage, keepForOffline } from '#lib/browser/offline-worker.ts';
import { surviveTranslation } from '#lib/browser/page-translation.ts';
import { whenIdle } from '#lib/browser/when-idle.ts';
import './styles.css';

/** Refetches once a lost connection is back. */
async function refreshKept(): Promise<void> {
  const { refreshPageData } = await import('#entities/api-data/browser-data.ts');
  await refreshPageData();
}

/** A file of Hosting has no shop settings, and a page from the device may have outdated ones. */
function beginShop(data: string | null | undefined): void {
  const { shop }: { shop?: ShopChanges } = data ? JSON.parse(data) : {};
  if (shop) browserShop.set(shop);
  else browserShop.recall();
  if (shop && !isKeptPage()) return;
  // The dashboard fetches the shop as it is now.
  const isDashboard = matchPath(`${paths.dashboard}/*`, location.pathname) && readAdminToken();
  // Where a total stands, what comes late moves the page.
  const hasTotal = [paths.cart, paths.checkout].some((path) => documentAddress(path) === location.pathname);
  if (hasTotal) void loadShop();
  else if (!isDashboard) whenIdle(() => void loadShop());
}

async function start(): Promise<void> {
  surviveTranslation();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root to stand in');
  // Also where it is needed only once it is known who is signed in.
  const loading = pagesToHydrate(location.pathname.slice(languageRoot.length) || '/');
  const state = document.getElementById('page-data')?.textContent;
  if (state && root.firstElementChild) {
    const [{ hydrateApp }, loadedPages] = await Promise.all([import('../ssr/hydrate-app.tsx'), loading]);
    hydrateApp(root, state, loadedPages);
  } else {
    beginShop(state);
    // A failure shows where the page would stand.
    loading.catch(() => undefined);
    createRoot(root).render(<BrowserApp pages={pages} />);
  }
  keepForOffline();
  if (isKeptPage()) addEventListener('online', () => void refreshKept());
}

void start();
