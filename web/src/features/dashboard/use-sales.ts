import { useApiQuery } from '#entities/api-data/use-api-data.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';

/** Sales of the last days and open work: fetched whenever the dashboard opens. */
export function useSales() {
  const { data, isError, refetch } = useApiQuery({
    queryKey: ['GET /api/admin/sales', {}],
    queryFn: ({ signal }) => callAdminApi('GET /api/admin/sales', {}, signal),
    staleTime: 0,
  });
  return { sales: data, isError, retry: () => void refetch() };
}
