import type { BookImport } from '@bookstore/functions/shared/import/book-import';
import { t } from '@bookstore/functions/shared/words/words';
import { isWorking } from '#entities/import/book-imports.ts';
import { ImportWork } from '#entities/import/import-work.tsx';
import { ImportActions } from './import-actions.tsx';
import { ImportFigures } from './import-counts.tsx';
import { ImportStep } from './import-step.tsx';
import type { StepName } from './import-steps.tsx';
import { headings, progressText } from './import-words.ts';
import { LineList } from './line-list.tsx';

interface ImportStateProps {
  found: BookImport;
  onChanged: () => void;
  onCorrect: () => void;
  onAnother: () => void;
}

function Lists({ found: { counts, attention, changes, kept, state } }: { found: BookImport }) {
  const { faulty, duplicate, incomplete, skipped } = counts;
  return (
    <>
      <LineList
        title="Lines to look at"
        lines={attention}
        total={faulty + duplicate + incomplete + skipped}
      />
      {state === 'checked' && <LineList title="Books that change" lines={changes} total={counts.changed} />}
      <LineList title="Books that stayed" lines={kept} total={counts.kept} />
    </>
  );
}

/** A check that failed is still to be passed; what comes after it is the import itself. */
function stepOf({ state, task }: BookImport): StepName {
  const isChecked = state === 'checking' || state === 'checked' || (state === 'failed' && task === 'check');
  return isChecked ? t('Check') : t('Done');
}

/** An import from its check on: its progress, its figures and its buttons. */
export function ImportState({ found, ...actions }: ImportStateProps) {
  const { state, problem, fileName, unknownCategories } = found;
  return (
    <ImportStep step={stepOf(found)} title={headings[state]}>
      <p className="mb-4 text-muted wrap-anywhere">{fileName}</p>
      {problem && (
        <p role="alert" className="mb-4 failure-note">
          {problem}
        </p>
      )}
      {isWorking(found) ? (
        <ImportWork
          found={found}
          label={headings[state]}
          text={progressText(found)}
          onChanged={actions.onChanged}
        />
      ) : (
        <>
          <ImportFigures found={found} />
          {state === 'checked' && unknownCategories.length > 0 && (
            <p className="mt-4">
              {t(
                'The shop does not have {unknownCategories} of the file’s categories. “Change columns and rules” lets you choose what they are here.',
                { unknownCategories: unknownCategories.length },
              )}
            </p>
          )}
          <Lists found={found} />
          <ImportActions found={found} {...actions} />
        </>
      )}
    </ImportStep>
  );
}
