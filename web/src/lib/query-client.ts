import type { Answer, CallInput, CallName, PublicCallName } from '@bookstore/functions/shared/api-calls';
import {
  type InfiniteData,
  infiniteQueryOptions,
  QueryCache,
  QueryClient,
  queryOptions,
} from '@tanstack/react-query';

export {
  type InfiniteData,
  type Query,
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
} from '@tanstack/react-query';

import { ApiError, type CallParts } from './api.ts';
import { resetAfter } from './data-failure.ts';

export type CallKey = readonly [name: CallName, input: CallParts];

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: CallKey;
  }
}

/** Over HTTP in a browser, in the same process on the server. */
export type AskApi = (name: CallName, input: CallParts, signal: AbortSignal) => Promise<unknown>;

/** How long data that no page shows any more are kept. */
export const unusedDataMilliseconds = 60_000;

/**
 * Kept answers are not refetched. A failed call is repeated, once, only if it had no answer in time: a cold start
 * answers the second one.
 */
export function createQueryClient(askApi: AskApi): QueryClient {
  const queryCache = new QueryCache({
    onError: (error, query) => resetAfter(error, () => query.isActive() || queryCache.remove(query)),
  });
  return new QueryClient({
    queryCache,
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey: [name, input], signal, ...context }) => {
          const page = 'pageParam' in context ? context.pageParam : undefined;
          // The first page has an address without a number.
          const isLater = page !== undefined && page !== 1;
          return askApi(name, isLater ? { ...input, query: { ...input.query, page } } : input, signal);
        },
        gcTime: unusedDataMilliseconds,
        staleTime: Number.POSITIVE_INFINITY,
        // Without a connection a call fails at once instead of waiting for one.
        networkMode: 'always',
        retry: (failures, error) =>
          failures === 0 && error instanceof ApiError && error.failure === 'TIMEOUT_ERROR',
        refetchOnReconnect: false,
        refetchOnWindowFocus: false,
      },
    },
  });
}

/** For `useApiData`, and for what a rendered page loads. */
export function apiQuery<Name extends PublicCallName, Data = Answer<Name>>(
  name: Name,
  input: CallInput<Name>,
) {
  return queryOptions<Data, Error, Data, CallKey>({ queryKey: [name, input] });
}

/** For `useApiPages`. @param isLast whether no page follows this one, the `number`th */
export function apiPages<Page>(
  input: CallInput<'GET /api/catalogue'>,
  isLast: (page: Page, number: number) => boolean,
) {
  return infiniteQueryOptions<Page, Error, InfiniteData<Page>, CallKey, number>({
    queryKey: ['GET /api/catalogue', input],
    initialPageParam: 1,
    getNextPageParam: (page, _, number) => (isLast(page, number) ? undefined : number + 1),
  });
}
