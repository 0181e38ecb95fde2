import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { authorPattern, bookPattern, categoryPattern, paths } from '#config/paths.ts';
import { lazyComponent } from '#lib/lazy-component.tsx';
import type { listPages } from './list-pages.ts';
import type { PageRoute } from './router.tsx';

const listPage = (name: keyof typeof listPages) => async () =>
  (await import('./list-pages.ts')).listPages[name];

// The rendered pages, as files of their own.
const loaders: [path: string, load: () => Promise<{ Page: ComponentType }>][] = [
  [paths.home, async () => (await import('./routes/home-route.tsx')).homePage],
  [bookPattern, async () => (await import('./routes/book-route.tsx')).bookPage],
  [authorPattern, listPage('author')],
  [paths.browse, listPage('browse')],
  [categoryPattern, listPage('category')],
  [paths.search, listPage('search')],
  [paths.about, async () => (await import('./routes/about-route.tsx')).aboutPage],
  [paths.privacy, async () => (await import('./routes/privacy-route.tsx')).privacyPage],
  [paths.terms, async () => (await import('./routes/terms-route.tsx')).termsPage],
];

/** The rendered pages, for a browser that starts at any other page. */
export const lazyPages: PageRoute[] = loaders.map(([path, load]) => ({
  path,
  Page: lazyComponent(async () => (await load()).Page),
}));

/** The rendered pages, for a browser that hydrates the one at a path: only that one is loaded. */
export async function pagesToHydrate(pathname: string): Promise<PageRoute[]> {
  const at = loaders.findIndex(([path]) => matchPath({ path, caseSensitive: true }, pathname));
  const loaded = await loaders[at]?.[1]();
  return lazyPages.map((page, index) => (loaded && index === at ? { ...page, Page: loaded.Page } : page));
}
