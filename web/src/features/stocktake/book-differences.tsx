import type { Posting } from '@bookstore/functions/shared/stock/posting';
import { differenceOf, isDifferent, type StocktakeLine } from '@bookstore/functions/shared/stock/stocktake';
import { type ReactNode, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { ProblemNote } from '#components/forms/problem-note.tsx';
import { countOf, figure } from '#components/labels/count-of.ts';
import { useCommand } from '#entities/command/use-command.ts';
import { bookStocktake } from './stocktake-commands.ts';

interface BookDifferencesProps {
  id: string;
  lines: readonly StocktakeLine[];
  /** Whether something that was counted here is not in the stocktake yet. */
  isWaiting: boolean;
  onBooked: () => void;
  /** Stands beside the button. */
  children: ReactNode;
}

/** '5 copies more, 2 copies fewer' */
function differencesText(lines: readonly StocktakeLine[]): string {
  const differences = lines.map(differenceOf);
  const sum = (sign: 1 | -1) => differences.reduce((all, one) => all + Math.max(0, sign * one), 0);
  return `${countOf(sum(1), 'copy', 'copies')} more, ${countOf(sum(-1), 'copy', 'copies')} fewer`;
}

/** Books all differences after a question. */
export function BookDifferences({ id, lines, isWaiting, onBooked, children }: BookDifferencesProps) {
  const { busy, problem, run } = useCommand('form');
  const [progress, setProgress] = useState<Posting>();
  const different = lines.filter(isDifferent);
  const missing = different.filter(({ counted }) => counted === 0).length;

  async function book(): Promise<void> {
    const none = missing > 0 ? ` ${countOf(missing, 'book')} not found: none left in stock.` : '';
    const text = `${differencesText(different)}.${none} What is sold meanwhile is taken into account.`;
    const title = `Book ${countOf(different.length, 'difference')}?`;
    await run({
      ask: [title, text, 'Book them', 'Count on'],
      send: () => bookStocktake(id, setProgress),
      failed: 'The differences were not booked',
      onEnd: onBooked,
    });
  }

  return (
    <div className="mt-4 grid justify-items-start gap-2">
      <div className="flex flex-wrap gap-2">
        <Button
          variant={isWaiting ? 'secondary' : 'primary'}
          busy={busy}
          aria-disabled={isWaiting}
          onClick={() => !isWaiting && void book()}
        >
          {different.length === 0
            ? 'End: nothing differs'
            : `Book ${countOf(different.length, 'difference')}`}
        </Button>
        {!busy && children}
      </div>
      {progress && (
        <p role="status" className="text-sm text-muted">
          {figure(progress.done)} of {countOf(progress.books, 'book')} booked
        </p>
      )}
      <ProblemNote text={problem} className="" />
    </div>
  );
}
