import type { BookImport } from '@bookstore/functions/shared/book-import';
import { callAdminApi } from '#lib/admin-api.ts';
import { useApiQuery } from '#lib/use-api-data.ts';
import { isWorking } from './import-words.ts';

/** How often the shop is asked how far it is, in milliseconds. */
const pollMs = 1000;

/** An import as it is now, for as long as the page shows it; undefined until it is known. */
export function useImport(id: string) {
  const { data, isError, refetch } = useApiQuery<BookImport>({
    queryKey: ['GET /api/imports/:id', { params: { id } }],
    queryFn: ({ signal }) => callAdminApi('GET /api/imports/:id', { params: { id } }, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && !isWorking(state.data.state) ? false : pollMs),
  });
  return { found: data, isError, refetch: () => void refetch() };
}

/** The last imports, newest first; undefined until they are known. */
export function useImports(): BookImport[] | undefined {
  return useApiQuery<BookImport[]>({
    queryKey: ['GET /api/imports', {}],
    queryFn: ({ signal }) => callAdminApi('GET /api/imports', {}, signal),
    staleTime: 0,
  }).data;
}
