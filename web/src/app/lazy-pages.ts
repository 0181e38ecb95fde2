import { lazy } from 'react';
import type { RenderedPages } from './router.tsx';

/** For a browser that begins at any other page. */
export const lazyPages: RenderedPages = {
  HomeRoute: lazy(async () => ({ default: (await import('./routes/home-route.tsx')).HomeRoute })),
  BookRoute: lazy(async () => ({ default: (await import('./routes/book-route.tsx')).BookRoute })),
};
