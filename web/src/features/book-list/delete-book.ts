import { booksChanged } from '#entities/api-data/browser-data.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';

export async function deleteBook(id: string): Promise<void> {
  await callAdminApi('DELETE /api/books/:id', { params: { id } });
  booksChanged();
}

export async function restoreBook(id: string): Promise<void> {
  await callAdminApi('POST /api/books/:id/restore', { params: { id } });
  booksChanged();
}
