import type { BookStock, StockChange } from '@bookstore/functions/shared/stock/stock';
import { booksChanged } from '#entities/api-data/browser-data.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { ApiError } from '#lib/api.ts';
import { isUnanswered, settlesKey } from '#lib/lost-answer.ts';

/** The keys of the changes that have no definite answer yet, so that a retry does not make a change twice. */
const pendingKeys = new Map<string, string>();

/**
 * Changes the stock of a book.
 * @param version of the figures on the screen: the change is refused when the stock has changed since
 * @throws ApiError 412 when it has
 */
export async function changeStock(bookId: string, change: StockChange, version?: number): Promise<BookStock> {
  const what = JSON.stringify([bookId, change, version]);
  const key = pendingKeys.get(what) ?? crypto.randomUUID();
  pendingKeys.set(what, key);
  try {
    const stock = await callAdminApi('POST /api/stock/:bookId', {
      params: { bookId },
      body: change,
      headers: { 'Idempotency-Key': key, 'If-Match': version === undefined ? '*' : `"${version}"` },
    });
    pendingKeys.delete(what);
    booksChanged();
    return stock;
  } catch (error) {
    if (settlesKey(error)) pendingKeys.delete(what);
    throw error;
  }
}

/** Why a stock was not changed, as the shopkeeper reads it. */
export function stockFailure(error: unknown): string {
  if (error instanceof ApiError && error.failure === 412) {
    return 'Copies were sold or changed meanwhile. The figures are up to date now: please look again.';
  }
  if (isUnanswered(error)) return 'The shop has not answered. Try again: nothing happens twice.';
  return error instanceof Error ? error.message : '';
}
