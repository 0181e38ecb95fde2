import type { AdminStats } from '@bookstore/functions/shared/admin';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callAdminApi } from '#lib/admin-api.ts';
import { useQueryCache } from '#lib/browser-data.ts';

const statsQuery = queryOptions({
  queryKey: ['GET /api/admin', {}],
  queryFn: ({ signal }) => callAdminApi('GET /api/admin', {}, signal),
  // Every look at the dashboard asks anew: orders change the figures at any time.
  staleTime: 0,
});

/** The shop's figures; undefined until they arrive, and for good when they cannot be had. */
export function useStats(): AdminStats | undefined {
  const { data, error } = useQuery(statsQuery, useQueryCache());
  useEffect(() => {
    if (error) console.error('The statistics could not be loaded:', error);
  }, [error]);
  return data;
}
