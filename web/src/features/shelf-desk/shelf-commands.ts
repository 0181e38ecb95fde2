import {
  type CuratedShelf,
  type CuratedShelfFields,
  curatedShelfFields,
} from '@bookstore/functions/shared/shelf/curated-shelf';
import { booksChanged } from '#entities/api-data/browser-data.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';
import { apiErrorOf } from '#lib/api.ts';
import type { IdempotencyKey } from '#lib/lost-answer.ts';

/** All shelves, asked for whenever they are shown. */
export function useDeskShelves() {
  const { data, isError, refetch } = useAdminQuery('GET /api/admin/shelves', {});
  return { shelves: data, isError, refetch };
}

/** A shelf as it is now. */
export function useEditedShelf(id: string) {
  const { data, error, refetch } = useAdminQuery(
    'GET /api/admin/shelves/:id',
    { params: { id } },
    {
      gcTime: 0,
    },
  );
  return { edited: data, error, refetch };
}

/** Adds a shelf without books, which shoppers do not see yet; however often it is sent under a key, it is added once. */
export async function addShelf(key: IdempotencyKey, title: string, slug: string): Promise<CuratedShelf> {
  const { shelf } = await key.send((idempotencyKey) =>
    callAdminApi('POST /api/shelves', {
      body: { title, slug, text: '', isPublished: false, homePlace: 0, books: [] },
      headers: { 'Idempotency-Key': idempotencyKey },
    }),
  );
  return shelf;
}

/** Changes a shelf. @throws ApiError 412 when it was changed since that version, 409 when its address is another's */
export async function saveShelf(
  { id, version }: Pick<CuratedShelf, 'id' | 'version'>,
  fields: CuratedShelfFields,
): Promise<CuratedShelf> {
  const { shelf } = await callAdminApi('PUT /api/shelves/:id', {
    params: { id },
    body: curatedShelfFields(fields),
    headers: { 'If-Match': `"${version}"` },
  });
  booksChanged();
  return shelf;
}

export async function deleteShelf(id: string): Promise<void> {
  await callAdminApi('DELETE /api/shelves/:id', { params: { id } });
  booksChanged();
}

export async function restoreShelf(id: string): Promise<void> {
  await callAdminApi('POST /api/shelves/:id/restore', { params: { id } });
  booksChanged();
}

/** Why nothing was changed: the API's message, if there is one. */
export function shelfFailure(error: unknown): string {
  return apiErrorOf(error)?.message ?? 'The shop has not answered. Try again.';
}
