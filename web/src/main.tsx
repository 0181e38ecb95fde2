import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '#app/app.tsx';
import { lazyPages } from '#app/lazy-pages.ts';
import type { RenderedPages } from '#app/router.tsx';
import { givePageData } from '#lib/page-data.ts';
import { appReady } from './app-ready.ts';
// Nearly every other file of the build needs these, so that they belong into the first one.
import '@bookstore/functions/shared/money';
import '#app/page-head.tsx';
import '#config/env.ts';
import '#lib/api.ts';
import './styles.css';

function Shop({ pages }: { pages: RenderedPages }) {
  return (
    <StrictMode>
      <BrowserRouter>
        <App pages={pages} />
      </BrowserRouter>
    </StrictMode>
  );
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root to stand in');
  const data = document.getElementById('page-data')?.textContent;
  if (!data) {
    createRoot(root).render(<Shop pages={lazyPages} />);
    return;
  }
  // The server has rendered this page: React takes it over as it is.
  const { renderedPages } = await import('#app/rendered-pages.ts');
  givePageData(JSON.parse(data));
  hydrateRoot(root, <Shop pages={renderedPages} />);
  document.dispatchEvent(new Event(appReady));
}

void start();
