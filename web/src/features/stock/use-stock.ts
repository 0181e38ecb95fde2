import type { BookStock, StockChange, StockMovement } from '@bookstore/functions/shared/stock/stock';
import { t } from '@bookstore/functions/shared/words/words';
import { booksChanged } from '#entities/api-data/browser-data.ts';
import { callOnce } from '#entities/command/call-once.ts';
import { failureWords } from '#entities/command/failure-words.ts';
import type { Command } from '#entities/command/use-command.ts';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';
import { isOutdated } from '#lib/lost-answer.ts';

/**
 * @param isExact whether the change depends on the figures that are seen: it is refused when they have changed since
 * @throws ApiError 412 when they have
 */
function changeStock(seen: BookStock, body: StockChange, isExact: boolean): Promise<BookStock> {
  const input = { params: { bookId: seen.bookId }, body };
  return callOnce('POST /api/stock/:bookId', input, seen.version, isExact ? `"${seen.version}"` : '*');
}

/** Judged by the current figures and by ledger entries later than those seen: only they can tell. */
function isChangeMade(
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

/** Worded for the shopkeeper. */
function stockFailure(error: unknown): string {
  return isOutdated(error)
    ? t('Copies were sold or changed meanwhile. The figures are up to date now: please look again.')
    : failureWords(error);
}

export function useStock(bookId: string) {
  const stocks = useAdminQuery('GET /api/stock', { query: { ids: [bookId] } });
  const movements = useAdminQuery('GET /api/stock/:bookId/movements', { params: { bookId } });
  const refetch = () => Promise.all([stocks.refetch(), movements.refetch()]);

  function change(seen: BookStock, request: StockChange, isExact = false): Command<BookStock> {
    return {
      send: () => changeStock(seen, request, isExact),
      failed: t('The stock was not changed'),
      done: t('Stock changed'),
      async lookUp() {
        const [{ data: [now] = [] }, { data: ledger = [] }] = await refetch();
        return now && isChangeMade(seen, request, now, ledger) ? now : undefined;
      },
      reasonOf: stockFailure,
      onDone: booksChanged,
      onEnd: refetch,
    };
  }

  return {
    stocks,
    stock: stocks.data?.[0],
    movements: movements.data,
    change,
  };
}

export interface StockActions extends Pick<ReturnType<typeof useStock>, 'change'> {
  stock: BookStock;
}
