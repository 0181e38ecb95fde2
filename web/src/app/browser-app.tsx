import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import type { AppPage } from './app-page.ts';
import { useKeptCartPage } from './use-kept-cart-page.ts';

/** The app as it runs in a browser. */
export function BrowserApp({ pages }: { pages: readonly AppPage[] }) {
  useKeptCartPage();
  return (
    <StrictMode>
      <BrowserRouter>
        <App pages={pages} />
      </BrowserRouter>
    </StrictMode>
  );
}
