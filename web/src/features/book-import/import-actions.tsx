import type { BookImport } from '@bookstore/functions/shared/import/book-import';
import { t } from '@bookstore/functions/shared/words/words';
import { Button } from '#components/forms/button.tsx';
import { ProblemNote } from '#components/forms/problem-note.tsx';
import { countedBooks } from '#entities/book/counted.ts';
import { downloadFailure } from '#entities/command/failure-words.ts';
import { type Question, useCommand } from '#entities/command/use-command.ts';
import { startBookImport, undoBookImport } from '#entities/import/book-imports.ts';
import { saveAttention } from './import-commands.ts';

interface ImportActionsProps {
  bookImport: BookImport;
  onChanged: () => void;
  onCorrect: () => void;
  onAnother: () => void;
}

const plannedBooks = ({ counts }: BookImport) => counts.new + counts.changed + counts.draft + counts.deleted;

function canStart(bookImport: BookImport): boolean {
  const { state, task } = bookImport;
  if (state === 'failed') return task === 'import';
  return state === 'checked' && (plannedBooks(bookImport) > 0 || bookImport.counts.makers > 0);
}

function canUndo({ state, task }: BookImport): boolean {
  return state === 'done' || (state === 'failed' && task !== 'check');
}

const undoQuestion: Question = [
  t('Undo this import?'),
  t(
    'Its new books leave the shop, and what it changed is as it was. What was ordered or edited since stays, and copies that were sold since stay sold.',
  ),
  t('Undo the import'),
  t('Keep it'),
];

export function ImportActions({ bookImport, onChanged, onCorrect, onAnother }: ImportActionsProps) {
  const { running, problem, run } = useCommand('form');
  const { id, state, task, counts } = bookImport;

  const step = { failed: t('A step of the import failed'), onEnd: onChanged };
  const start = () => run({ ...step, name: 'start', send: () => startBookImport(id) });
  const undo = () => run({ ...step, name: 'undo', ask: undoQuestion, send: () => undoBookImport(id) });
  const save = () => run({ ...step, name: 'save', reasonOf: downloadFailure, send: () => saveAttention(id) });
  const canCorrect = state === 'checked' || (state === 'failed' && task === 'check');

  return (
    <>
      <div className="mt-6 grid gap-3 sm:flex sm:flex-wrap">
        {canStart(bookImport) && (
          <Button busy={running === 'start'} onClick={() => void start()}>
            {state === 'failed'
              ? t('Go on')
              : plannedBooks(bookImport) > 0
                ? t('Import {books}', { books: countedBooks(plannedBooks(bookImport)) })
                : t('Import the publishers')}
          </Button>
        )}
        {canCorrect && (
          <Button variant="secondary" onClick={onCorrect}>
            Change columns and rules
          </Button>
        )}
        {counts.faulty + counts.duplicate + counts.incomplete > 0 && (
          <Button variant="secondary" busy={running === 'save'} onClick={() => void save()}>
            Download the lines to look at
          </Button>
        )}
        {canUndo(bookImport) && (
          <Button variant="secondary" busy={running === 'undo'} onClick={() => void undo()}>
            Undo this import
          </Button>
        )}
        <Button variant="secondary" onClick={onAnother}>
          Import another file
        </Button>
      </div>
      <ProblemNote text={problem} />
    </>
  );
}
