import { countedCopies, type Stocktake } from '@bookstore/functions/shared/stock/stocktake';
import { Button } from '#components/forms/button.tsx';
import { countOf } from '#components/labels/count-of.ts';
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
    const title = `Discard the stocktake of ${stocktakeName(stocktake)}?`;
    const lost =
      copies === 0
        ? 'Nothing is counted so far.'
        : `${countOf(copies, 'copy is', 'copies are')} counted, of ${countOf(books, 'book')}. These counts are lost, also those of others.`;
    await run({
      ask: [title, `${lost} The stock stays as it is.`, 'Discard it', 'Count on'],
      send: () => discardStocktake(stocktake.id),
      failed: 'The stocktake was not discarded',
      done: 'Stocktake discarded',
      onDone: onDiscarded,
    });
  }

  return (
    <Button variant="quiet" busy={busy} onClick={() => void discard()}>
      Discard
    </Button>
  );
}
