import type { CashDay } from '@bookstore/functions/shared/order/cash';
import { useApiQuery } from '#entities/api-data/use-api-data.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';

/** A day of the shop's money; asked for whenever the page opens. */
export function useCashDay(day: string, after: string | undefined) {
  const input = { query: { day, ...(after && { after }) } };
  const { data, isError, refetch } = useApiQuery<CashDay>({
    queryKey: ['GET /api/cash', input],
    queryFn: ({ signal }) => callAdminApi('GET /api/cash', input, signal),
    staleTime: 0,
  });
  return { cash: data, isError, reload: () => void refetch() };
}
