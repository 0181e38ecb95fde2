import type { PageRow } from '@bookstore/functions/shared/pages/page-row';
import { shopPages } from '@bookstore/functions/shared/pages/shop-pages';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { type AppPage, lazyPages } from './app-page.ts';

/** For a browser that starts with the shell. */
export const pages = lazyPages<PageRow>(
  shopPages,
  import.meta.glob<ComponentType>('./routes/{rendered,shop}/*-route.tsx', { import: 'Page' }),
);

export async function pagesToHydrate(pathname: string): Promise<AppPage[]> {
  const here = pages.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname));
  const Page = await here?.load();
  return pages.map((page) => (Page && page === here ? { ...page, Page } : page));
}
