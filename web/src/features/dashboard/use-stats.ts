import type { AdminStats } from '@bookstore/functions/shared/people/admin';
import { useEffect } from 'react';
import { useApiQuery } from '#entities/api-data/use-api-data.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';

/** The shop's statistics; undefined until they arrive, and also when they cannot be loaded. */
export function useStats(): AdminStats | undefined {
  const { data, error } = useApiQuery({
    queryKey: ['GET /api/admin', {}],
    queryFn: ({ signal }) => callAdminApi('GET /api/admin', {}, signal),
    // Fetched whenever the dashboard opens: orders change the figures at any time.
    staleTime: 0,
  });
  useEffect(() => {
    if (error) console.error('The statistics could not be loaded:', error);
  }, [error]);
  return data;
}
