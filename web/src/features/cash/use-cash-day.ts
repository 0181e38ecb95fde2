import { useAdminQuery } from '#entities/session/use-admin-query.ts';

/** A day of the shop's money; asked for whenever the page opens. */
export function useCashDay(day: string, after: string | undefined) {
  const input = { query: { day, ...(after && { after }) } };
  const { data, isError, refetch } = useAdminQuery('GET /api/cash', input);
  return { cash: data, isError, reload: () => void refetch() };
}
