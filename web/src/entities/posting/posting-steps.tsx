import type { Posting, PostingKind } from '@bookstore/functions/shared/stock/posting';
import { t } from '@bookstore/functions/shared/words/words';
import { figure } from '#components/labels/figure.ts';
import { countedBooks } from '#entities/book/counted.ts';
import { JobSteps } from './job-steps.tsx';
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
  /** Called after each step; undefined when it failed. */
  onChanged: (posting: Posting | undefined) => void;
}

export function PostingSteps({ posting, name, onChanged }: PostingStepsProps) {
  const { id, kind, books, kept } = posting;
  return (
    <JobSteps
      job={posting}
      name={name}
      word={words[kind]}
      undoText={undoText}
      kept={kept.map(({ bookId, title, reason }) => ({
        key: bookId,
        text: `${title || t('A deleted book')}: ${reason}`,
      }))}
      doneText={(done) => t('{done} of {books} done', { done: figure(done), books: countedBooks(books) })}
      work={(step, onProgress) => workOnPosting(step, id, onProgress)}
      onChanged={onChanged}
    />
  );
}
