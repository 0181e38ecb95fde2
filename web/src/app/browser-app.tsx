import { StrictMode, useSyncExternalStore } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { languageRoot } from '#config/language.ts';
import { ShopContext } from '#config/shop.ts';
import { browserShop } from '#entities/shop/browser-shop.ts';
import { App } from './app.tsx';
import type { AppPage } from './app-page.ts';
import { useKeptCartPage } from './use-kept-cart-page.ts';

export function BrowserApp({ pages }: { pages: readonly AppPage[] }) {
  useKeptCartPage();
  const shop = useSyncExternalStore(browserShop.subscribe, browserShop.get, browserShop.rendered);
  return (
    <StrictMode>
      <BrowserRouter basename={languageRoot}>
        <ShopContext value={shop}>
          <App pages={pages} />
        </ShopContext>
      </BrowserRouter>
    </StrictMode>
  );
}
