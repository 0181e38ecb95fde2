import type { Genre } from '@bookstore/functions/shared/genre/genres';
import type { TextName } from '@bookstore/functions/shared/shop/shop-texts';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';

/** 400 and 404 are pages that say what is wrong with the address. */
export type PageStatus = 200 | 400 | 404;

export interface PageAddress {
  params: Params;
  search: URLSearchParams;
  genres: readonly Genre[];
  ownTexts?: readonly TextName[] | undefined;
  withdrawal?: object | undefined;
  newsletter?: object | undefined;
  vouchers?: object | undefined;
}

/** Loads all API data of a page into the cache before the server renders it. */
export type LoadPage = (queryClient: QueryClient, address: PageAddress) => Promise<PageStatus>;

/** The exports of a page's file in routes/rendered. The other files export their `Page` alone. */
export interface RenderedRouteFile {
  Page: ComponentType;
  /** Left out by a page without API data. */
  load?: LoadPage;
}
