import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';

/** The status of a rendered page: 400 and 404 are pages that say what is wrong with the address. */
export type PageStatus = 200 | 400 | 404;

/** The address of a page, taken apart. */
export interface PageAddress {
  params: Params;
  search: URLSearchParams;
}

/** A page that the server renders. */
export interface RenderedPage {
  /** The pattern of its address. */
  path: string;
  Page: ComponentType;
  /** Loads all API data that the page shows into the cache, before the server renders it. */
  load: (queryClient: QueryClient, address: PageAddress) => Promise<PageStatus>;
}
