import { isSettled, type Posting, type PostingKind } from '@bookstore/functions/shared/stock/posting';
import { useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { countOf } from '#components/labels/count-of.ts';
import { askFirst } from '#lib/alerts.ts';
import { postingFailure, workOnPosting } from './posting-commands.ts';

const words: Record<PostingKind, string> = { delivery: 'delivery', stocktake: 'stocktake', bulk: 'change' };

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
  const [problem, setProblem] = useState('');
  const { state, done } = progress ?? posting;

  async function work(step: 'continue' | 'undo'): Promise<void> {
    setProblem('');
    setProgress({ ...posting, done: 0 });
    let settled: Posting | undefined;
    try {
      settled = await workOnPosting(step, id, setProgress);
    } catch (error) {
      console.warn('The step was not taken:', error);
      setProblem(postingFailure(error));
    } finally {
      onChanged(settled);
      setProgress(undefined);
    }
  }

  async function undo(): Promise<void> {
    const text =
      'The difference is taken back from the stock as it is now. A book whose copies were sold meanwhile stays as it is, and is named.';
    const word = words[kind];
    if (await askFirst(`Undo this ${word}?`, text, `Undo the ${word}`, 'Keep it')) await work('undo');
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {keptCount > 0 && (
        <div className="basis-full text-sm">
          <p>{state === 'undone' ? 'Not taken back:' : 'Not booked:'}</p>
          <ul className="list-disc pl-5 wrap-anywhere">
            {kept.map(({ bookId, title, reason }) => (
              <li key={bookId}>
                {title || 'A deleted book'}: {reason}
              </li>
            ))}
            {keptCount > kept.length && <li>and {keptCount - kept.length} more</li>}
          </ul>
        </div>
      )}
      {progress && (
        <p role="status" className="text-sm text-muted">
          {done} of {countOf(books, 'book')} done
        </p>
      )}
      {problem && (
        <p role="alert" className="failure-note">
          {problem}
        </p>
      )}
      {state === 'posted' && (
        <Button
          variant="secondary"
          busy={progress !== undefined}
          aria-label={`Undo ${name}`}
          onClick={() => void undo()}
        >
          Undo
        </Button>
      )}
      {!isSettled(posting) && (
        <Button
          variant="secondary"
          busy={progress !== undefined}
          aria-label={`Go on with ${name}`}
          onClick={() => void work('continue')}
        >
          Go on
        </Button>
      )}
    </div>
  );
}
