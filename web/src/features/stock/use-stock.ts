import type { BookStock, StockChange } from '@bookstore/functions/shared/stock/stock';
import { t } from '@bookstore/functions/shared/words/words';
import { booksChanged } from '#entities/api-data/browser-data.ts';
import type { Command } from '#entities/command/use-command.ts';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';
import { changeStock, isChangeMade, stockFailure } from './stock-commands.ts';

/** The stock of a book with its last movements, and what changes it; asked for whenever the page opens. */
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

/** What a form of the panel needs. */
export interface StockActions extends Pick<ReturnType<typeof useStock>, 'change'> {
  stock: BookStock;
}
