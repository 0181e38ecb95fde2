import type { BookImport } from '@bookstore/functions/shared/import/book-import';
import { useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { countOf } from '#components/labels/count-of.ts';
import { startBookImport, undoBookImport } from '#entities/import/book-imports.ts';
import { askFirst } from '#lib/alerts.ts';
import { saveAttention } from './import-commands.ts';

interface ImportActionsProps {
  found: BookImport;
  onChanged: () => void;
  /** Opens the form with columns and rules again. */
  onCorrect: () => void;
  onAnother: () => void;
}

function canStart({ state, task, counts }: BookImport): boolean {
  if (state === 'failed') return task === 'import';
  return state === 'checked' && counts.new + counts.changed > 0;
}

function canUndo({ state, task }: BookImport): boolean {
  return state === 'done' || (state === 'failed' && task !== 'check');
}

const undoQuestion = {
  title: 'Undo this import?',
  text: 'Its new books leave the shop, and what it changed is as it was. What was ordered or edited since stays, and copies that were sold since stay sold.',
  confirm: 'Undo the import',
  cancel: 'Keep it',
};

/** The buttons for an import in its present state. */
export function ImportActions({ found, onChanged, onCorrect, onAnother }: ImportActionsProps) {
  const [busy, setBusy] = useState('');
  const [problem, setProblem] = useState('');
  const { id, state, task, counts } = found;

  async function run(name: string, work: () => Promise<unknown>): Promise<void> {
    setProblem('');
    setBusy(name);
    try {
      await work();
    } catch (error) {
      console.warn('A step of the import failed:', error);
      setProblem(error instanceof Error ? error.message : 'That did not work. Try again.');
    } finally {
      setBusy('');
    }
  }

  const start = () =>
    run('start', async () => {
      await startBookImport(id);
      onChanged();
    });
  const undo = () =>
    run('undo', async () => {
      const { title, text, confirm, cancel } = undoQuestion;
      if (!(await askFirst(title, text, confirm, cancel))) return;
      await undoBookImport(id);
      onChanged();
    });
  const canCorrect = state === 'checked' || (state === 'failed' && task === 'check');

  return (
    <>
      <div className="mt-6 grid gap-3 sm:flex sm:flex-wrap">
        {canStart(found) && (
          <Button busy={busy === 'start'} onClick={() => void start()}>
            {state === 'failed' ? 'Go on' : `Import ${countOf(counts.new + counts.changed, 'book')}`}
          </Button>
        )}
        {canCorrect && (
          <Button variant="secondary" onClick={onCorrect}>
            Change columns and rules
          </Button>
        )}
        {counts.faulty + counts.duplicate + counts.incomplete > 0 && (
          <Button
            variant="secondary"
            busy={busy === 'save'}
            onClick={() => void run('save', () => saveAttention(id))}
          >
            Download the lines to look at
          </Button>
        )}
        {canUndo(found) && (
          <Button variant="secondary" busy={busy === 'undo'} onClick={() => void undo()}>
            Undo this import
          </Button>
        )}
        <Button variant="secondary" onClick={onAnother}>
          Import another file
        </Button>
      </div>
      {problem && (
        <p role="alert" className="mt-3 failure-note">
          {problem}
        </p>
      )}
    </>
  );
}
