import type { Answer, CallInput, CallNameFor } from '@bookstore/functions/shared/api-calls';
import type { Capability } from '@bookstore/functions/shared/people/roles';
import { useApiQuery } from '#entities/api-data/use-api-data.ts';
import type { CallKey, UseQueryOptions, UseQueryResult } from '#lib/query-client.ts';
import { callAdminApi } from './admin-api.ts';

type Options<Data> = Omit<UseQueryOptions<Data, Error, Data, CallKey>, 'queryKey' | 'queryFn' | 'staleTime'>;

/** Refetches whenever a page that needs it opens. */
export function useAdminQuery<Name extends CallNameFor<Capability | 'shopper or orders'>>(
  name: Name,
  input: CallInput<Name>,
  options: Options<Answer<Name>> = {},
): UseQueryResult<Answer<Name>> {
  return useApiQuery({
    ...options,
    queryKey: [name, input],
    queryFn: ({ signal }) => callAdminApi(name, input, signal),
    staleTime: 0,
  });
}
