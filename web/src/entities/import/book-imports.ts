import type { BookImport } from '@bookstore/functions/shared/import/book-import';
import { browserData } from '#entities/api-data/browser-data.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';

// The shop works through imports and bulk changes in the same way.

export function isWorking({ state }: BookImport): boolean {
  return state === 'checking' || state === 'importing' || state === 'undoing';
}

/** In milliseconds. Often at first: a small file is done before a shopkeeper would look up. */
const pollMilliseconds = { first: 100, factor: 1.25, last: 700 };

export function waitAfter(answers: number): number {
  const { first, factor, last } = pollMilliseconds;
  return Math.min(last, first * factor ** answers);
}

/** Polled for as long as the page shows it; undefined until it is loaded. */
export function useBookImport(id: string) {
  const { data, error, refetch } = useAdminQuery(
    'GET /api/imports/:id',
    { params: { id } },
    {
      // A file that is checked again is a new wait.
      gcTime: 0,
      refetchInterval: ({ state }) =>
        state.data && !isWorking(state.data) ? false : waitAfter(state.dataUpdateCount),
    },
  );
  return { bookImport: data, error, refetch: () => void refetch() };
}

/** Newest first, bulk changes included; undefined until loaded. */
export function useBookImports(): BookImport[] | undefined {
  return useAdminQuery('GET /api/imports', {}).data;
}

/** Call it after each step of an import or a bulk change, so that lists of them show it. */
export function importsChanged(): void {
  void browserData.invalidateQueries({ queryKey: ['GET /api/imports', {}] });
}

export function startBookImport(id: string) {
  return callAdminApi('POST /api/imports/:id/start', { params: { id } });
}

export function undoBookImport(id: string) {
  return callAdminApi('POST /api/imports/:id/undo', { params: { id } });
}

export function cancelBookImport(id: string) {
  return callAdminApi('POST /api/imports/:id/cancel', { params: { id } });
}
