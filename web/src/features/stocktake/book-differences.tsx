import type { Posting } from '@bookstore/functions/shared/stock/posting';
import { differenceOf, isDifferent, type StocktakeLine } from '@bookstore/functions/shared/stock/stocktake';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { type ReactNode, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { ProblemNote } from '#components/forms/problem-note.tsx';
import { figure } from '#components/labels/figure.ts';
import { countedBooks, countedCopies } from '#entities/book/counted.ts';
import { useCommand } from '#entities/command/use-command.ts';
import { bookStocktake } from './stocktake-commands.ts';

interface BookDifferencesProps {
  id: string;
  lines: readonly StocktakeLine[];
  /** Whether counts on this browser are not sent yet. */
  isWaiting: boolean;
  onBooked: () => void;
  /** Beside the button. */
  children: ReactNode;
}

/** '5 copies more, 2 copies fewer' */
function differencesText(lines: readonly StocktakeLine[]): string {
  const differences = lines.map(differenceOf);
  const sum = (sign: 1 | -1) => differences.reduce((all, one) => all + Math.max(0, sign * one), 0);
  return t('{more} more, {fewer} fewer', { more: countedCopies(sum(1)), fewer: countedCopies(sum(-1)) });
}

/** After a confirmation. */
export function BookDifferences({ id, lines, isWaiting, onBooked, children }: BookDifferencesProps) {
  const { busy, problem, run } = useCommand('form');
  const [progress, setProgress] = useState<Posting>();
  const different = lines.filter(isDifferent);
  const missing = different.filter(({ counted }) => counted === 0).length;

  async function book(): Promise<void> {
    const none =
      missing > 0 ? t(' {books} not found: none left in stock.', { books: countedBooks(missing) }) : '';
    const text = `${differencesText(different)}.${none} ${t('What is sold meanwhile is taken into account.')}`;
    const title = t('Book {differences}?', {
      differences: plural(different.length, '{count} difference', '{count} differences'),
    });
    await run({
      ask: [title, text, t('Book them'), t('Count on')],
      send: () => bookStocktake(id, setProgress),
      failed: t('The differences were not booked'),
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
            ? t('End: nothing differs')
            : t('Book {differences}', {
                differences: plural(different.length, '{count} difference', '{count} differences'),
              })}
        </Button>
        {!busy && children}
      </div>
      {progress && (
        <p role="status" className="text-sm text-muted">
          {t('{done} of {books} booked', {
            done: figure(progress.done),
            books: countedBooks(progress.books),
          })}
        </p>
      )}
      <ProblemNote text={problem} className="" />
    </div>
  );
}
