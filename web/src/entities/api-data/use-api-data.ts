import { useContext, useSyncExternalStore } from 'react';
import {
  type CallKey,
  type InfiniteData,
  type QueryClient,
  QueryClientContext,
  type UseQueryOptions,
  type UseQueryResult,
  type UseSuspenseInfiniteQueryOptions,
  type UseSuspenseInfiniteQueryResult,
  type UseSuspenseQueryOptions,
  type UseSuspenseQueryResult,
  useQuery,
  useSuspenseInfiniteQuery,
  useSuspenseQuery,
} from '#lib/query-client.ts';
import { browserData, renderedData } from './browser-data.ts';

/**
 * This browser's query cache, unless a provider gives another one, as the server does. With a provider around the app
 * every page would have to load TanStack Query before it shows anything.
 */
export function useQueryCache(): QueryClient {
  return useContext(QueryClientContext) ?? browserData;
}

const neverChanges = () => () => undefined;

/**
 * The data of a query, or, while React hydrates the part that shows it, that of the server's HTML: React hydrates one
 * part after another, and what the visitor does in the first may already have changed the data of the last.
 */
function useDataOfHtml<Data>(queryKey: CallKey, current: Data): Data {
  return useSyncExternalStore(
    neverChanges,
    () => current,
    () => renderedData.getQueryData<Data>(queryKey) ?? current,
  );
}

/** The answer to a query's call; suspends until it is there. @throws ApiError in render, for the nearest AsyncBoundary. */
export function useApiData<Data>(query: UseSuspenseQueryOptions<Data, Error, Data, CallKey>): Data {
  return useApiAnswer(query).data;
}

/** The same with what fetches it again, where only a part of it has come with the page. */
export function useApiAnswer<Data>(
  query: UseSuspenseQueryOptions<Data, Error, Data, CallKey>,
): UseSuspenseQueryResult<Data> {
  const result = useSuspenseQuery(query, useQueryCache());
  return { ...result, data: useDataOfHtml(query.queryKey, result.data) };
}

/**
 * The pages of a list that have come so far, and what fetches more; suspends until the first one is there.
 * @throws ApiError in render when it fails; the failure of a later page stands in the result.
 */
export function useApiPages<Page>(
  query: UseSuspenseInfiniteQueryOptions<Page, Error, InfiniteData<Page>, CallKey, number>,
): UseSuspenseInfiniteQueryResult<InfiniteData<Page>> {
  const result = useSuspenseInfiniteQuery(query, useQueryCache());
  return { ...result, data: useDataOfHtml(query.queryKey, result.data) };
}

/** The state of a query, for a component that renders without its answer, too. */
export function useApiQuery<Data>(query: UseQueryOptions<Data, Error, Data, CallKey>): UseQueryResult<Data> {
  return useQuery(query, useQueryCache());
}
