import { lazy } from 'react';
import { paths } from '#config/paths.ts';
import type { PageRoute } from './router.tsx';

/** The rendered pages for a browser that begins at any other page. */
export const lazyPages: PageRoute[] = [
  {
    path: paths.home,
    Page: lazy(async () => ({ default: (await import('./routes/home-route.tsx')).homePage.Page })),
  },
  {
    path: paths.anyBook,
    Page: lazy(async () => ({ default: (await import('./routes/book-route.tsx')).bookPage.Page })),
  },
];
