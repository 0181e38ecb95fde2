import type { AdminStats } from '@bookstore/functions/shared/people/admin';
import { useEffect } from 'react';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';

/** The shop's statistics; undefined until they arrive, and also when they cannot be loaded. */
export function useStats(): AdminStats | undefined {
  const { data, error } = useAdminQuery(
    'GET /api/admin',
    {},
    {
      // Fetched whenever the dashboard opens: orders change the figures at any time.
    },
  );
  useEffect(() => {
    if (error) console.error('The statistics could not be loaded:', error);
  }, [error]);
  return data;
}
