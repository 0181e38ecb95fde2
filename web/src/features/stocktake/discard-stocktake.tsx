import { countedCopies, type Stocktake } from '@bookstore/functions/shared/stock/stocktake';
import { useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { countOf } from '#components/labels/count-of.ts';
import { postingFailure } from '#entities/posting/posting-commands.ts';
import { askFirst, showFailure, showToast } from '#lib/alerts.ts';
import { discardStocktake } from './stocktake-commands.ts';
import { stocktakeName } from './stocktake-words.ts';

interface DiscardStocktakeProps {
  /** With what is counted here and not sent yet. */
  stocktake: Stocktake;
  onDiscarded: () => void;
}

/** Discards a stocktake that is not booked, after a question that says what is lost. */
export function DiscardStocktake({ stocktake, onDiscarded }: DiscardStocktakeProps) {
  const [isBusy, setBusy] = useState(false);
  const { copies, books } = countedCopies(stocktake.lines);

  async function discard(): Promise<void> {
    const title = `Discard the stocktake of ${stocktakeName(stocktake)}?`;
    const lost =
      copies === 0
        ? 'Nothing is counted so far.'
        : `${countOf(copies, 'copy is', 'copies are')} counted, of ${countOf(books, 'book')}. These counts are lost, also those of others.`;
    if (!(await askFirst(title, `${lost} The stock stays as it is.`, 'Discard it', 'Count on'))) return;
    setBusy(true);
    try {
      await discardStocktake(stocktake.id);
      onDiscarded();
      void showToast('Stocktake discarded');
    } catch (error) {
      console.warn('The stocktake was not discarded:', error);
      setBusy(false);
      void showFailure('The stocktake was not discarded', postingFailure(error));
    }
  }

  return (
    <Button variant="quiet" busy={isBusy} onClick={() => void discard()}>
      Discard
    </Button>
  );
}
