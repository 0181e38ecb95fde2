import type { AuditPage } from '@bookstore/functions/shared/audit/audit';
import type { AuditQuery } from '@bookstore/functions/shared/audit/audit-query';
import { useApiQuery } from '#entities/api-data/use-api-data.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';

/** A page of the history; asked for whenever it opens. */
export function useHistory(query: AuditQuery) {
  const { data, isError, refetch } = useApiQuery<AuditPage>({
    queryKey: ['GET /api/audit', { query }],
    queryFn: ({ signal }) => callAdminApi('GET /api/audit', { query }, signal),
    staleTime: 0,
  });
  return { page: data, isError, reload: async () => void (await refetch()) };
}
