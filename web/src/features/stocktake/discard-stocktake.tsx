import { countedCopies, type Stocktake } from '@bookstore/functions/shared/stock/stocktake';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { Button } from '#components/forms/button.tsx';
import { countedBooks } from '#entities/book/counted.ts';
import { useCommand } from '#entities/command/use-command.ts';
import { discardStocktake } from './stocktake-commands.ts';
import { stocktakeName } from './stocktake-words.ts';

interface DiscardStocktakeProps {
  /** With what is counted here and not sent yet. */
  stocktake: Stocktake;
  onDiscarded: () => void;
}

/** Discards a stocktake that is not booked, after a question that says what is lost. */
export function DiscardStocktake({ stocktake, onDiscarded }: DiscardStocktakeProps) {
  const { busy, run } = useCommand();
  const { copies, books } = countedCopies(stocktake.lines);

  async function discard(): Promise<void> {
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
    await run({
      ask: [title, `${lost} ${t('The stock stays as it is.')}`, t('Discard it'), t('Count on')],
      send: () => discardStocktake(stocktake.id),
      failed: t('The stocktake was not discarded'),
      done: t('Stocktake discarded'),
      onDone: onDiscarded,
    });
  }

  return (
    <Button variant="quiet" busy={busy} onClick={() => void discard()}>
      Discard
    </Button>
  );
}
