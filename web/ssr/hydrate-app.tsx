import { hydrate } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import { BrowserApp } from '#app/browser-app.tsx';
import { renderedPages } from '#app/rendered-pages.ts';
import { browserData, holdCallsUntil, refreshPageData } from '#lib/browser-data.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { appReady } from './app-ready.ts';

/** Makes a page that the server has rendered the app's. @param state the dehydrated query cache, as JSON. */
export function hydrateApp(root: HTMLElement, state: string): void {
  hydrate(browserData, JSON.parse(state));
  // The browser is idle again once React has hydrated every part.
  holdCallsUntil(new Promise((resolve) => whenIdle(resolve)));
  hydrateRoot(root, <BrowserApp pages={renderedPages} />);
  document.dispatchEvent(new Event(appReady));
  whenIdle(refreshPageData);
}
