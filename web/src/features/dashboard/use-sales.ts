import { useApiQuery } from '#entities/api-data/use-api-data.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';

/** What was sold of late, and what waits to be done: fetched whenever the dashboard opens. */
export function useSales() {
  const { data, isError, refetch } = useApiQuery({
    queryKey: ['GET /api/admin/sales', {}],
    queryFn: ({ signal }) => callAdminApi('GET /api/admin/sales', {}, signal),
    staleTime: 0,
  });
  return { sales: data, isError, retry: () => void refetch() };
}
