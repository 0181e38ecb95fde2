import type { ShopChanges } from '@bookstore/functions/shared/shop/shop-profile';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { AppPage } from '#app/app-page.ts';
import { BrowserApp } from '#app/browser-app.tsx';
import { browserData, refreshPageData, renderedData } from '#entities/api-data/browser-data.ts';
import { browserShop } from '#entities/shop/browser-shop.ts';
import { whenIdle } from '#lib/browser/when-idle.ts';
import type { CallKey } from '#lib/query-client.ts';
import { appReady } from './app-ready.ts';
import { setControl } from './set-control.ts';

/** The server's data: the answers that it has rendered, if any, and the shop's profile. */
interface PageData {
  answers?: [CallKey, unknown][];
  shop: ShopChanges;
}

/**
 * Hydrates a page that the server has rendered, or the frame of one.
 * @param data as JSON
 * @param pages of which the rendered one is loaded
 */
export function hydrateApp(root: HTMLElement, data: string, pages: readonly AppPage[]): void {
  const { shop, answers = [] }: PageData = JSON.parse(data);
  for (const cache of [browserData, renderedData]) {
    for (const [key, answer] of answers) cache.setQueryData(key, answer);
  }
  browserShop.hydrate(shop);
  // In small steps, so that the browser responds between them.
  startTransition(() => void hydrateRoot(root, <BrowserApp pages={pages} />));
  document.dispatchEvent(new CustomEvent(appReady, { detail: setControl }));
  whenIdle(refreshPageData);
}
