import { countedCopies, type Stocktake } from '@bookstore/functions/shared/stock/stocktake';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { countedBooks } from '#entities/book/counted.ts';
import { CommandButton } from '#entities/command/command-button.tsx';
import { discardStocktake } from './stocktake-commands.ts';
import { stocktakeName } from './stocktake-words.ts';

interface DiscardStocktakeProps {
  /** Including unsent counts. */
  stocktake: Stocktake;
  onDiscarded: () => void;
}

/** Only an unbooked stocktake; a question says what is lost. */
export function DiscardStocktake({ stocktake, onDiscarded }: DiscardStocktakeProps) {
  const { copies, books } = countedCopies(stocktake.lines);

  const title = t('Discard the stocktake of {stocktake}?', { stocktake: stocktakeName(stocktake) });
  const lost =
    copies === 0
      ? t('Nothing is counted so far.')
      : plural(
          copies,
          '{count} copy is counted, of {books}. These counts are lost, also those of others.',
          '{count} copies are counted, of {books}. These counts are lost, also those of others.',
          { books: countedBooks(books) },
        );

  return (
    <CommandButton
      variant="quiet"
      command={{
        ask: [title, `${lost} ${t('The stock stays as it is.')}`, t('Discard it'), t('Count on')],
        send: () => discardStocktake(stocktake.id),
        failed: t('The stocktake was not discarded'),
        done: t('Stocktake discarded'),
        onDone: onDiscarded,
      }}
    >
      Discard
    </CommandButton>
  );
}
