import type { AdminStats } from '@bookstore/functions/shared/admin';
import { useEffect, useState } from 'react';
import { callAdminApi } from '#lib/admin-api.ts';

/** The shop's figures; undefined until they arrive, and for good when they cannot be had. */
export function useStats(): AdminStats | undefined {
  const [stats, setStats] = useState<AdminStats>();
  useEffect(() => {
    // A log-out with the figures still on their way must not end in a refusal of them.
    const unmounted = new AbortController();
    callAdminApi<AdminStats>('/admin', { signal: unmounted.signal }).then(
      (answer) => unmounted.signal.aborted || setStats(answer),
      (error: unknown) =>
        unmounted.signal.aborted || console.error('The statistics could not be loaded:', error),
    );
    return () => unmounted.abort();
  }, []);
  return stats;
}
