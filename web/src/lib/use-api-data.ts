import {
  type QueryClient,
  QueryClientContext,
  type UseQueryOptions,
  type UseQueryResult,
  type UseSuspenseQueryOptions,
  useQueries,
  useQuery,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { useContext } from 'react';
import { browserData } from './browser-data.ts';
import type { CallKey } from './query-client.ts';

/** A query that may be on its way, answered or failed. */
export type ApiQueryState<Data> = UseQueryResult<Data>;

type QueryOptions<Data> = UseQueryOptions<Data, Error, Data, CallKey>;

/**
 * This browser's query cache, unless a provider gives another one, as the server does. With a provider around the app
 * every page would have to load TanStack Query before it shows anything.
 */
function useQueryCache(): QueryClient {
  return useContext(QueryClientContext) ?? browserData;
}

/** The answer to a query's call; suspends until it is there. @throws ApiError in render, for the nearest AsyncBoundary. */
export function useApiData<Data>(query: UseSuspenseQueryOptions<Data, Error, Data, CallKey>): Data {
  return useSuspenseQuery(query, useQueryCache()).data;
}

/** The state of a query, for a component that renders without its answer, too. */
export function useApiQuery<Data>(query: QueryOptions<Data>): ApiQueryState<Data> {
  return useQuery(query, useQueryCache());
}

/** Like {@link useApiQuery} for any number of queries, whose states `combine` makes one of. */
export function useApiQueries<Data, Combined>(
  queries: QueryOptions<Data>[],
  combine: (states: ApiQueryState<Data>[]) => Combined,
): Combined {
  return useQueries({ queries, combine }, useQueryCache());
}
