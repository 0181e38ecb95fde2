import type { AuditPage } from '@bookstore/functions/shared/audit';
import type { AuditQuery } from '@bookstore/functions/shared/audit-query';
import { callAdminApi } from '#lib/admin-api.ts';
import { useApiQuery } from '#lib/use-api-data.ts';

/** A page of the history; asked for whenever it opens. */
export function useHistory(query: AuditQuery) {
  const { data, isError, refetch } = useApiQuery<AuditPage>({
    queryKey: ['GET /api/audit', { query }],
    queryFn: ({ signal }) => callAdminApi('GET /api/audit', { query }, signal),
    staleTime: 0,
  });
  return { page: data, isError, reload: async () => void (await refetch()) };
}
