import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import type { PageRoute } from './router.tsx';

/** The app as it runs in a browser. */
export function BrowserApp({ pages }: { pages: readonly PageRoute[] }) {
  return (
    <StrictMode>
      <BrowserRouter>
        <App pages={pages} />
      </BrowserRouter>
    </StrictMode>
  );
}
