import type { BookImport } from '@bookstore/functions/shared/book-import';
import { type BulkChange, bulkChangeSchema } from '@bookstore/functions/shared/bulk-change';
import { ValidationError } from 'yup';
import { callAdminApi } from '#lib/admin-api.ts';
import { useApiQuery } from '#lib/use-api-data.ts';
import type { BulkAction } from './book-selection-bar.tsx';
import type { BookSelection } from './use-book-selection.ts';

/** What is typed and chosen for a change; numbers are the texts of their boxes. */
export interface BulkValues {
  unit: 'percent' | 'amount';
  direction: 'down' | 'up';
  figure: string;
  category: string;
  trending: 'on' | 'off';
}

export const firstValues: BulkValues = {
  unit: 'percent',
  direction: 'down',
  figure: '',
  category: '',
  trending: 'on',
};

/** A number as it is typed, '12,5' as well; NaN when it is none. */
function figureOf(text: string): number {
  const given = text.trim().replace(',', '.');
  return given === '' ? Number.NaN : Math.abs(Number(given));
}

/** The change that a form describes. @throws ValidationError in words for the admin */
export function changeOf(action: BulkAction, values: BulkValues): BulkChange {
  const figure = figureOf(values.figure) * (values.direction === 'down' ? -1 : 1);
  const changes: Record<BulkAction, object> = {
    price: { kind: values.unit, [values.unit]: figure },
    category: { kind: 'category', category: values.category || undefined },
    trending: { kind: 'trending', trending: values.trending === 'on' },
    delete: { kind: 'delete' },
  };
  if (action === 'price' && Number.isNaN(figure)) throw new ValidationError('Type a number');
  if (action === 'category' && values.category === '') throw new ValidationError('Choose a category');
  return bulkChangeSchema.validateSync(changes[action], { strict: true });
}

/** Has a change worked out; with the id of one that was not started yet, that one with other figures. */
export function requestBulkChange(
  id: string,
  change: BulkChange,
  selection: NonNullable<BookSelection['request']>,
): Promise<BookImport> {
  const { ids, filter } = { ids: undefined, filter: undefined, ...selection };
  return callAdminApi('POST /api/bulk-changes', { body: { id, change, selection: { ids, filter } } });
}

export function startBulkChange(id: string): Promise<BookImport> {
  return callAdminApi('POST /api/imports/:id/start', { params: { id } });
}

export function undoBulkChange(id: string): Promise<BookImport> {
  return callAdminApi('POST /api/imports/:id/undo', { params: { id } });
}

export function isWorking({ state }: BookImport): boolean {
  return state === 'checking' || state === 'importing' || state === 'undoing';
}

/** How often the shop is asked how far it is, in milliseconds. */
const pollMs = 700;

/** A bulk change as it is now, for as long as the page shows it; undefined until it is known. */
export function useBulkChange(id: string) {
  const { data, isError, refetch } = useApiQuery<BookImport>({
    queryKey: ['GET /api/imports/:id', { params: { id } }],
    queryFn: ({ signal }) => callAdminApi('GET /api/imports/:id', { params: { id } }, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && !isWorking(state.data) ? false : pollMs),
  });
  return { found: data, isError, refetch };
}

/** The last bulk changes, newest first. */
export function useBulkChanges(): BookImport[] {
  const { data } = useApiQuery<BookImport[]>({
    queryKey: ['GET /api/imports', {}],
    queryFn: ({ signal }) => callAdminApi('GET /api/imports', {}, signal),
    staleTime: 0,
  });
  return (data ?? []).filter(({ bulk, state }) => bulk && state !== 'checking' && state !== 'checked');
}
