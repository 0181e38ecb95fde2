import { draftSchema } from '@bookstore/functions/shared/book/draft';
import type { Posting } from '@bookstore/functions/shared/stock/posting';
import { t } from '@bookstore/functions/shared/words/words';
import { addDraft } from '#entities/draft/draft-commands.ts';
import { untilSettled } from '#entities/posting/posting-commands.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';
import type { SentDelivery } from './received-scans.ts';

/** Idempotent by its key. @throws ApiError */
export function receiveDelivery(
  { key, supplier, note, bookIds, rows }: SentDelivery,
  onProgress: (posting: Posting) => void,
): Promise<Posting> {
  const body = { supplier, note, bookIds, copies: rows.map(({ copies }) => copies) };
  const send = () => callAdminApi('POST /api/deliveries', { body, headers: { 'Idempotency-Key': key } });
  return untilSettled(send, onProgress);
}

/** With data from Open Library. @returns the draft's id. @throws ApiError */
export async function draftOfIsbn(isbn: string): Promise<string> {
  const { book } = await callAdminApi('GET /api/admin/isbn/:isbn', { params: { isbn } });
  const fields = draftSchema.cast({ title: t('ISBN {isbn}', { isbn }), ...book, isbn }, { assert: false });
  const { _id } = await addDraft(draftSchema.validateSync(fields, { strict: true }), isbn);
  return _id;
}
