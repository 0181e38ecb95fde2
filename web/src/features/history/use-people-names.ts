import { ownerName } from '@bookstore/functions/shared/people/person-name';
import { useApiQuery } from '#entities/api-data/use-api-data.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { useMay } from '#entities/session/admin-role.ts';

/** Names to choose from: these, the owner's, and for the owner those of all people, by the alphabet. */
export function usePeopleNames(named: readonly string[]): string[] {
  const { data: people = [] } = useApiQuery({
    queryKey: ['GET /api/people', {}],
    queryFn: ({ signal }) => callAdminApi('GET /api/people', {}, signal),
    enabled: useMay('owner'),
  });
  const names = new Set([ownerName, ...people.map(({ name }) => name), ...named]);
  return [...names].filter(Boolean).toSorted((one, other) => one.localeCompare(other));
}
