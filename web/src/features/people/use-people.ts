import { callAdminApi } from '#lib/admin-api.ts';
import { useApiQuery } from '#lib/use-api-data.ts';

/** Who works in the dashboard beside the owner; asked for whenever the page opens. */
export function usePeople() {
  const { data, isError, refetch } = useApiQuery({
    queryKey: ['GET /api/people', {}],
    queryFn: ({ signal }) => callAdminApi('GET /api/people', {}, signal),
    staleTime: 0,
  });
  return { people: data, isError, reload: async () => void (await refetch()) };
}
