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
 * This browser's cache unless a provider gives another, as the server does. A provider around the app would make every
 * page load TanStack Query first.
 */
export function useQueryCache(): QueryClient {
  return useContext(QueryClientContext) ?? browserData;
}

const neverChanges = () => () => undefined;

/**
 * During hydration the data of the server's HTML: React hydrates part by part, and the visitor's actions in one part
 * may already have changed the data of another.
 */
function useDataOfHtml<Data>(queryKey: CallKey, current: Data): Data {
  return useSyncExternalStore(
    neverChanges,
    () => current,
    () => renderedData.getQueryData<Data>(queryKey) ?? current,
  );
}

/** Suspends until the answer is there. @throws ApiError in render, for the nearest AsyncBoundary. */
export function useApiData<Data>(query: UseSuspenseQueryOptions<Data, Error, Data, CallKey>): Data {
  return useApiAnswer(query).data;
}

/** Like `useApiData`, with what refetches, for pages that came with only a part of the answer. */
export function useApiAnswer<Data>(
  query: UseSuspenseQueryOptions<Data, Error, Data, CallKey>,
): UseSuspenseQueryResult<Data> {
  const result = useSuspenseQuery(query, useQueryCache());
  return { ...result, data: useDataOfHtml(query.queryKey, result.data) };
}

/**
 * Suspends until the first page is there.
 * @throws ApiError in render when it fails; the failure of a later page stands in the result.
 */
export function useApiPages<Page>(
  query: UseSuspenseInfiniteQueryOptions<Page, Error, InfiniteData<Page>, CallKey, number>,
): UseSuspenseInfiniteQueryResult<InfiniteData<Page>> {
  const result = useSuspenseInfiniteQuery(query, useQueryCache());
  return { ...result, data: useDataOfHtml(query.queryKey, result.data) };
}

/** For a component that also renders without the answer. */
export function useApiQuery<Data>(query: UseQueryOptions<Data, Error, Data, CallKey>): UseQueryResult<Data> {
  return useQuery(query, useQueryCache());
}
