import type { BookImport } from '@bookstore/functions/shared/import/book-import';
import { t } from '@bookstore/functions/shared/words/words';
import { useEffect } from 'react';
import { Button } from '#components/forms/button.tsx';
import { ProblemNote } from '#components/forms/problem-note.tsx';
import { NotLoaded } from '#components/loading/loading-failure.tsx';
import { useMoney } from '#config/money.ts';
import { booksChanged } from '#entities/api-data/browser-data.ts';
import { type Question, useCommand } from '#entities/command/use-command.ts';
import {
  importsChanged,
  isWorking,
  startBookImport,
  undoBookImport,
  useBookImport,
} from '#entities/import/book-imports.ts';
import { ImportWork } from '#entities/import/import-work.tsx';
import { loadPresentShop } from '#entities/shop/desk-shop.ts';
import { BulkFrame } from './bulk-frame.tsx';
import { BulkLines } from './bulk-lines.tsx';
import { bulkHeading, bulkProgress, bulkSummary, plannedCount, startLabel } from './bulk-words.ts';

interface BulkProgressProps {
  id: string;
  onChanged: () => void;
  onClose: () => void;
}

/** From preview to undo; the id is in the address, so that the change is found again. */
export function BulkProgress({ id, onChanged, onClose }: BulkProgressProps) {
  const { bookImport, error, refetch } = useBookImport(id);
  const state = bookImport?.state;
  const isMerge = bookImport?.bulk?.change.kind === 'merge';
  useEffect(() => {
    importsChanged();
    if (state !== 'done' && state !== 'undone' && state !== 'failed') return;
    booksChanged();
    onChanged();
    // A merge has removed a genre from the shop, or its undo has restored it.
    if (isMerge) void loadPresentShop();
  }, [state, isMerge, onChanged]);
  if (!bookImport) {
    return (
      <div className="border-b border-line p-4">
        <NotLoaded
          error={error}
          gone={t('This change was not found.')}
          failed="The change could not be loaded."
          onRetry={refetch}
        />
      </div>
    );
  }
  return (
    <BulkFrame title={bulkHeading(bookImport)}>
      {bookImport.problem && (
        <p role="alert" className="mb-3 failure-note">
          {bookImport.problem}
        </p>
      )}
      {isWorking(bookImport) ? (
        <ImportWork
          bookImport={bookImport}
          label={bulkHeading(bookImport)}
          text={bulkProgress(bookImport)}
          onChanged={refetch}
        />
      ) : (
        <Result bookImport={bookImport} />
      )}
      {!isWorking(bookImport) && <Actions bookImport={bookImport} onStep={refetch} onClose={onClose} />}
    </BulkFrame>
  );
}

function Result({ bookImport }: { bookImport: BookImport }) {
  const money = useMoney();
  const { state, changes, attention, kept, counts } = bookImport;
  return (
    <>
      {state !== 'failed' && <p role="status">{bulkSummary(bookImport, money)}</p>}
      {state === 'checked' && <BulkLines title="Books" lines={changes} total={plannedCount(bookImport)} />}
      <BulkLines title="Left as they are" lines={attention} total={counts.skipped} />
      <BulkLines title="Stay as they are now" lines={kept} total={counts.kept} />
    </>
  );
}

const undoQuestion: Question = [
  t('Undo this change?'),
  t('The books become what they were before it. What was edited since stays.'),
  t('Undo the change'),
  t('Keep it'),
];

interface ActionsProps {
  bookImport: BookImport;
  onStep: () => void;
  onClose: () => void;
}

function Actions({ bookImport, onStep, onClose }: ActionsProps) {
  const { id, state, task } = bookImport;
  const { running, problem, run } = useCommand('form');
  const isPlanned = state === 'checked' && plannedCount(bookImport) > 0;
  const canStart = isPlanned || (state === 'failed' && task === 'import');
  const canUndo = state === 'done' || (state === 'failed' && task !== 'check');

  const step = { failed: t('A step of the bulk change failed'), onEnd: onStep };
  const start = () => run({ ...step, name: 'start', send: () => startBookImport(id) });
  const undo = () => run({ ...step, name: 'undo', ask: undoQuestion, send: () => undoBookImport(id) });

  return (
    <>
      <div className="mt-5 flex flex-wrap gap-3">
        {canStart && (
          <Button busy={running === 'start'} onClick={() => void start()}>
            {startLabel(bookImport)}
          </Button>
        )}
        {canUndo && (
          <Button variant="secondary" busy={running === 'undo'} onClick={() => void undo()}>
            Undo this change
          </Button>
        )}
        <Button variant="secondary" onClick={onClose}>
          {canStart && state === 'checked' ? t('Cancel') : t('Close')}
        </Button>
      </div>
      <ProblemNote text={problem} />
    </>
  );
}
