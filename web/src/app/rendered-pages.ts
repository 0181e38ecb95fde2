import type { PageRow } from '@bookstore/functions/shared/pages/page-row';
import { shopPages } from '@bookstore/functions/shared/pages/shop-pages';
import { type AppPage, fileOf } from './app-page.ts';
import type { RenderedRouteFile } from './route-file.ts';

const files = import.meta.glob<RenderedRouteFile>('./routes/rendered/*-route.tsx', { eager: true });

export const renderedPages: (AppPage & RenderedRouteFile)[] = Object.entries<PageRow>(shopPages)
  .filter(([, { rendered }]) => rendered)
  .map(([name, page]) => ({ ...page, ...fileOf(files, name, page) }));
