import { useApiQuery } from '#entities/api-data/use-api-data.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';

/** The people of the dashboard beside the owner; fetched whenever the page opens. */
export function usePeople() {
  const { data, isError, refetch } = useApiQuery({
    queryKey: ['GET /api/people', {}],
    queryFn: ({ signal }) => callAdminApi('GET /api/people', {}, signal),
    staleTime: 0,
  });
  return { people: data, isError, reload: async () => void (await refetch()) };
}
