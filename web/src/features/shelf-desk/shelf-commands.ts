import {
  type CuratedShelf,
  type CuratedShelfFields,
  curatedShelfFields,
} from '@bookstore/functions/shared/shelf/curated-shelf';
import { booksChanged } from '#entities/api-data/browser-data.ts';
import { callOnce } from '#entities/command/call-once.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { isSame } from '#lib/is-same.ts';
import { saveOrFind } from '#lib/lost-answer.ts';

/** Without books, so that shoppers do not see it yet. @param openedAt when its form was opened */
export function addShelf(title: string, slug: string, openedAt: number): Promise<{ shelf: CuratedShelf }> {
  const body = { title, slug, text: '', isPublished: false, homePlace: 0, books: [] };
  return callOnce('POST /api/shelves', { body }, openedAt);
}

/** @throws ApiError 412 when it was changed since that version, 409 when another shelf has its address */
export async function saveShelf(
  { id, version }: Pick<CuratedShelf, 'id' | 'version'>,
  fields: CuratedShelfFields,
): Promise<CuratedShelf> {
  const [params, body] = [{ id }, curatedShelfFields(fields)];
  const headers = { 'If-Match': `"${version}"` };
  const { shelf } = await saveOrFind<{ shelf: CuratedShelf }>(
    () => callAdminApi('PUT /api/shelves/:id', { params, body, headers }),
    async () => {
      const stored = await callAdminApi('GET /api/admin/shelves/:id', { params });
      return isSame(curatedShelfFields(stored.shelf), body) ? stored : undefined;
    },
  );
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
