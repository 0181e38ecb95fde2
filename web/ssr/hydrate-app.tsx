import type { ShopChanges } from '@bookstore/functions/shared/shop/shop-profile';
import { type DehydratedState, hydrate } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import type { AppPage } from '#app/app-page.ts';
import { BrowserApp } from '#app/browser-app.tsx';
import { browserData, refreshPageData, renderedData } from '#entities/api-data/browser-data.ts';
import { browserShop } from '#entities/shop/browser-shop.ts';
import { whenIdle } from '#lib/browser/when-idle.ts';
import { appReady } from './app-ready.ts';
import { setControl } from './set-control.ts';

/**
 * Makes a page that the server has rendered, or the frame of one, the app's.
 * @param state the dehydrated query cache, and what the shop has set of its profile, as JSON
 * @param pages of which the rendered one is loaded
 */
export function hydrateApp(root: HTMLElement, state: string, pages: readonly AppPage[]): void {
  const { shop, ...rendered }: DehydratedState & { shop: ShopChanges } = JSON.parse(state);
  for (const cache of [browserData, renderedData]) hydrate(cache, rendered);
  browserShop.hydrate(shop);
  hydrateRoot(root, <BrowserApp pages={pages} />);
  document.dispatchEvent(new CustomEvent(appReady, { detail: setControl }));
  whenIdle(refreshPageData);
}
