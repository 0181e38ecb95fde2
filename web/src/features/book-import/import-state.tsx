import type { BookImport, ImportLine } from '@bookstore/functions/shared/import/book-import';
import { t } from '@bookstore/functions/shared/words/words';
import { isWorking } from '#entities/import/book-imports.ts';
import { ImportWork } from '#entities/import/import-work.tsx';
import { ImportActions } from './import-actions.tsx';
import { ImportFigures } from './import-counts.tsx';
import { ImportStep } from './import-step.tsx';
import type { StepName } from './import-steps.tsx';
import { headings, progressText } from './import-words.ts';

interface ImportStateProps {
  bookImport: BookImport;
  onChanged: () => void;
  onCorrect: () => void;
  onAnother: () => void;
}

function Lists({ bookImport: { counts, attention, changes, kept, state } }: { bookImport: BookImport }) {
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

/** A failed check is still the check step; a later failure is the import's. */
function stepOf({ state, task }: BookImport): StepName {
  const isChecked = state === 'checking' || state === 'checked' || (state === 'failed' && task === 'check');
  return isChecked ? t('Check') : t('Done');
}

export function ImportState({ bookImport, ...actions }: ImportStateProps) {
  const { state, problem, fileName, unknownCategories } = bookImport;
  return (
    <ImportStep step={stepOf(bookImport)} title={headings[state]}>
      <p className="mb-4 text-muted wrap-anywhere">{fileName}</p>
      {problem && (
        <p role="alert" className="mb-4 failure-note">
          {problem}
        </p>
      )}
      {isWorking(bookImport) ? (
        <ImportWork
          bookImport={bookImport}
          label={headings[state]}
          text={progressText(bookImport)}
          onChanged={actions.onChanged}
        />
      ) : (
        <>
          <ImportFigures bookImport={bookImport} />
          {state === 'checked' && unknownCategories.length > 0 && (
            <p className="mt-4">
              {t(
                'The shop does not have {unknownCategories} of the file’s categories. “Change columns and rules” lets you choose what they are here.',
                { unknownCategories: unknownCategories.length },
              )}
            </p>
          )}
          <Lists bookImport={bookImport} />
          <ImportActions bookImport={bookImport} {...actions} />
        </>
      )}
    </ImportStep>
  );
}

interface LineListProps {
  title: string;
  lines: readonly ImportLine[];
  /** The count of all lines. */
  total: number;
}

function LineList({ title, lines, total }: LineListProps) {
  if (lines.length === 0) return null;
  const heading =
    total > lines.length ? t('{title} (the first {count})', { title, count: lines.length }) : title;
  return (
    <details className="mt-4 rounded-lg border border-line" open={lines.length <= 10}>
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-medium">{heading}</summary>
      <ul className="divide-y divide-line border-t border-line">
        {lines.map(({ line, title: book, reasons }) => (
          <li key={line} className="grid gap-x-4 px-4 py-2 text-sm sm:grid-cols-[6rem_1fr]">
            <span className="text-muted tabular-nums">{t('Line {line}', { line })}</span>
            <div className="min-w-0 wrap-anywhere">
              <p>{book || t('without a title')}</p>
              {reasons.map((reason) => (
                <p key={reason} className="text-muted">
                  {reason}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
