import type { BookStock, StockChange, StockMovement } from '@bookstore/functions/shared/stock/stock';
import { t } from '@bookstore/functions/shared/words/words';
import { callOnce } from '#entities/command/call-once.ts';
import { failureWords } from '#entities/command/failure-words.ts';
import { isOutdated } from '#lib/lost-answer.ts';

/**
 * Changes the stock of a book.
 * @param isExact whether the change depends on the figures that are seen: it is refused when they have changed since
 * @throws ApiError 412 when they have
 */
export function changeStock(seen: BookStock, body: StockChange, isExact: boolean): Promise<BookStock> {
  const input = { params: { bookId: seen.bookId }, body };
  return callOnce('POST /api/stock/:bookId', input, seen.version, isExact ? `"${seen.version}"` : '*');
}

/** Whether a change is made, by the figures of now and the ledger, of whose entries only later ones can tell. */
export function isChangeMade(
  seen: BookStock,
  { change, onHand, reason, counted, lowAt, shelf }: StockChange,
  now: BookStock,
  movements: readonly StockMovement[],
): boolean {
  if (now.version === seen.version) return false;
  if (counted === false) return now.onHand === undefined;
  if (change === undefined && onHand === undefined) {
    return now.lowAt === lowAt && (now.shelf ?? '') === (shelf ?? '');
  }
  return movements.some(
    (made) =>
      Date.parse(made.at) > seen.version &&
      made.reason === (reason ?? 'started') &&
      (change === undefined ? made.onHand === onHand : made.change === change),
  );
}

/** Why a stock was not changed, as the shopkeeper reads it. */
export function stockFailure(error: unknown): string {
  return isOutdated(error)
    ? t('Copies were sold or changed meanwhile. The figures are up to date now: please look again.')
    : failureWords(error);
}
