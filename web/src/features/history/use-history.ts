import type { AuditQuery } from '@bookstore/functions/shared/audit/audit-query';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';

/** A page of the history; asked for whenever it opens. */
export function useHistory(query: AuditQuery) {
  const { data, isError, refetch } = useAdminQuery('GET /api/audit', { query });
  return { page: data, isError, reload: async () => void (await refetch()) };
}
