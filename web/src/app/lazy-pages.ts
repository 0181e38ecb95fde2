import { bookPattern, paths } from '#config/paths.ts';
import { lazyComponent } from '#lib/lazy-component.tsx';
import type { PageRoute } from './router.tsx';

/** The rendered pages, for a browser that starts at any other page. */
export const lazyPages: PageRoute[] = [
  {
    path: paths.home,
    Page: lazyComponent(async () => (await import('./routes/home-route.tsx')).homePage.Page),
  },
  {
    path: bookPattern,
    Page: lazyComponent(async () => (await import('./routes/book-route.tsx')).bookPage.Page),
  },
];
