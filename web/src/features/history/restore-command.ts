import type { AuditEntry } from '@bookstore/functions/shared/audit/audit';
import { booksChanged } from '#entities/api-data/browser-data.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';

/**
 * Restores a book to its state before an entry.
 * @param version the book's as it is seen on the screen, 0 when it is not in the shop
 * @throws ApiError 412 when it was changed meanwhile
 */
export async function restoreBefore({ id }: AuditEntry, version: number): Promise<void> {
  const headers = { 'If-Match': `"${version}"` };
  await callAdminApi('POST /api/audit/:id/restore', { params: { id }, headers });
  booksChanged();
}
