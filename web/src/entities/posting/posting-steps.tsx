import { isSettled, type Posting, type PostingKind } from '@bookstore/functions/shared/stock/posting';
import { t } from '@bookstore/functions/shared/words/words';
import { useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { ProblemNote } from '#components/forms/problem-note.tsx';
import { figure } from '#components/labels/figure.ts';
import { countedBooks } from '#entities/book/counted.ts';
import { useCommand } from '#entities/command/use-command.ts';
import { workOnPosting } from './posting-commands.ts';

const words: Record<PostingKind, string> = {
  delivery: t('delivery'),
  stocktake: t('stocktake'),
  bulk: t('change'),
};

const undoText = t(
  'The difference is taken back from the stock as it is now. A book whose copies were sold meanwhile stays as it is, and is named.',
);

interface PostingStepsProps {
  posting: Posting;
  /** What is undone, in words: 'the delivery of 3 copies of 2 books'. */
  name: string;
  /** Called after each step, with what it has made; undefined when it failed. */
  onChanged: (posting: Posting | undefined) => void;
}

/** What a delivery or a stocktake has left as it was, and its undo; or the button that goes on with what broke off. */
export function PostingSteps({ posting, name, onChanged }: PostingStepsProps) {
  const { id, kind, books, kept, keptCount } = posting;
  const [progress, setProgress] = useState<Posting>();
  const { busy, problem, run } = useCommand('form');
  const { state, done } = progress ?? posting;
  const word = words[kind];

  async function work(step: 'continue' | 'undo'): Promise<void> {
    let settled: Posting | undefined;
    await run({
      ...(step === 'undo' && {
        ask: [t('Undo this {word}?', { word }), undoText, t('Undo the {word}', { word }), t('Keep it')],
      }),
      send() {
        setProgress({ ...posting, done: 0 });
        return workOnPosting(step, id, setProgress);
      },
      failed: t('The step was not taken'),
      onDone: (posting) => (settled = posting),
      onEnd() {
        onChanged(settled);
        setProgress(undefined);
      },
    });
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {keptCount > 0 && (
        <div className="basis-full text-sm">
          <p>{state === 'undone' ? t('Not taken back:') : t('Not booked:')}</p>
          <ul className="list-disc ps-5 wrap-anywhere">
            {kept.map(({ bookId, title, reason }) => (
              <li key={bookId}>
                {title || t('A deleted book')}: {reason}
              </li>
            ))}
            {keptCount > kept.length && <li>{t('and {count} more', { count: keptCount - kept.length })}</li>}
          </ul>
        </div>
      )}
      {progress && (
        <p role="status" className="text-sm text-muted">
          {t('{done} of {books} done', { done: figure(done), books: countedBooks(books) })}
        </p>
      )}
      <ProblemNote text={problem} className="" />
      {state === 'posted' && (
        <Button
          variant="secondary"
          busy={busy}
          aria-label={t('Undo {name}', { name })}
          onClick={() => void work('undo')}
        >
          Undo
        </Button>
      )}
      {!isSettled(posting) && (
        <Button
          variant="secondary"
          busy={busy}
          aria-label={t('Go on with {name}', { name })}
          onClick={() => void work('continue')}
        >
          Go on
        </Button>
      )}
    </div>
  );
}
