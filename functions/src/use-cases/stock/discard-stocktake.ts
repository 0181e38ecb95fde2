import { addEntry } from '../../audit/audit-store.ts';
import { database } from '../../platform/firebase.ts';
import { retryConflicts } from '../../platform/http/retry-conflicts.ts';
import { sayInShop } from '../../platform/words/say-in-shop.ts';
import { presentGenres } from '../../settings/shop-genres.ts';
import type { Actor } from '../../shared/audit/audit.ts';
import { countedCopies, type Stocktake } from '../../shared/stock/stocktake.ts';
import { t } from '../../shared/words/words.ts';
import { stocktakes } from '../../stock/stocktake-store.ts';
import { publicStocktake, scopeWords, WrongStocktakeState } from './stocktakes.ts';

/** No stock changes. @throws NotFound, WrongStocktakeState for one whose differences are booked */
export function discardStocktake(id: string, by: Actor): Promise<Stocktake> {
  return retryConflicts(async () => {
    const stocktake = await stocktakes.required(id);
    if (stocktake.state === 'booked') {
      throw new WrongStocktakeState(() =>
        t('The differences of this stocktake are booked: undo them instead'),
      );
    }
    const { copies, books } = countedCopies(stocktake.lines);
    const note = sayInShop(() => t('{copies} counted, of {books} books', { copies, books }));
    const title = scopeWords(stocktake, await presentGenres());
    await database().runTransaction(async (transaction) => {
      stocktakes.remove(transaction, stocktake);
      addEntry(transaction, { by, kind: 'stocktake', action: 'deleted', targetId: id, title, note });
    });
    return publicStocktake(stocktake);
  });
}
