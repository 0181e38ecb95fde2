import type { AdminStats } from '@bookstore/functions/shared/admin';
import { useEffect, useState } from 'react';
import { callAdminApi } from '#lib/admin-api.ts';

/** The shop's figures; undefined until they arrive, and for good when they cannot be had. */
export function useStats(): AdminStats | undefined {
  const [stats, setStats] = useState<AdminStats>();
  useEffect(() => {
    let unmounted = false;
    callAdminApi<AdminStats>('/admin').then(
      (answer) => !unmounted && setStats(answer),
      (error: unknown) => !unmounted && console.error('The statistics could not be loaded:', error),
    );
    return () => {
      unmounted = true;
    };
  }, []);
  return stats;
}
