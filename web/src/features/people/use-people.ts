import { useAdminQuery } from '#entities/session/use-admin-query.ts';

/** The people of the dashboard beside the owner; fetched whenever the page opens. */
export function usePeople() {
  const { data, isError, refetch } = useAdminQuery('GET /api/people', {});
  return { people: data, isError, reload: async () => void (await refetch()) };
}
