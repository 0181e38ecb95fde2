import { useAdminQuery } from '#entities/session/use-admin-query.ts';

/** Sales of the last days and open work: fetched whenever the dashboard opens. */
export function useSales() {
  const { data, isError, refetch } = useAdminQuery('GET /api/admin/sales', {});
  return { sales: data, isError, retry: () => void refetch() };
}
