import type { BookImport } from '@bookstore/functions/shared/import/book-import';
import { t } from '@bookstore/functions/shared/words/words';
import { Button } from '#components/forms/button.tsx';
import { ProblemNote } from '#components/forms/problem-note.tsx';
import { WorkProgress } from '#components/loading/work-progress.tsx';
import { useCommand } from '#entities/command/use-command.ts';
import { cancelBookImport } from './book-imports.ts';

interface ImportWorkProps {
  bookImport: BookImport;
  label: string;
  text: string;
  onChanged: () => void;
}

export function ImportWork({ bookImport: { id, state, progress }, label, text, onChanged }: ImportWorkProps) {
  const { running, problem, run } = useCommand('form');
  const measured = state !== 'checking' && progress.total > 0 ? progress : undefined;
  const cancel = () =>
    run({ send: () => cancelBookImport(id), failed: t('It was not cancelled'), onEnd: onChanged });
  return (
    <>
      <WorkProgress label={label} text={text} measured={measured} />
      <Button variant="secondary" className="mt-4" busy={running !== undefined} onClick={() => void cancel()}>
        Cancel
      </Button>
      <ProblemNote text={problem} />
    </>
  );
}
