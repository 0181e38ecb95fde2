import { t } from '@bookstore/functions/shared/words/words';
import { Link } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useShop } from '#config/shop.ts';
import { countedCopies } from '#entities/book/counted.ts';
import { useCommand } from '#entities/command/use-command.ts';
import { draftOfIsbn } from './delivery-commands.ts';
import type { ScannedRow } from './received-scans.ts';

interface UnknownBooksProps {
  rows: readonly ScannedRow[];
  onDraft: (isbn: string, draftId: string) => void;
  onRemove: (isbn: string) => void;
  onLookAgain: () => void;
}

/** Without the lookup, a draft has the ISBN alone. */
function useDraftLabel(): string {
  return useShop().services.isbnLookup ? t('Fill in') : t('Draft');
}

/** ISBNs that are not in the shop: they wait until their books are, also when the others are received. */
export function UnknownBooks({ rows, onDraft, onRemove, onLookAgain }: UnknownBooksProps) {
  const label = useDraftLabel();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="unknown-title" className="mt-6 rounded-lg border border-line-strong/60 p-4">
      <h3 id="unknown-title" className="text-lg">
        Not in the shop yet
      </h3>
      <p className="mt-1 text-[0.9375rem] text-muted">
        {t(
          '“{label}” makes a draft. Publish it, then look again: its copies are received with the next press.',
          { label },
        )}
      </p>
      <ul className="mt-2 divide-y divide-line">
        {rows.map((row) => (
          <UnknownRow key={row.isbn} row={row} onDraft={onDraft} onRemove={onRemove} />
        ))}
      </ul>
      <Button variant="secondary" onClick={onLookAgain} className="mt-2">
        Look again
      </Button>
    </section>
  );
}

function UnknownRow({
  row,
  onDraft,
  onRemove,
}: Pick<UnknownBooksProps, 'onDraft' | 'onRemove'> & { row: ScannedRow }) {
  const { isbn, copies, draftId } = row;
  const label = useDraftLabel();
  const { busy, problem, run } = useCommand('form');
  const fillIn = () =>
    run({
      send: () => draftOfIsbn(isbn),
      failed: t('The draft was not made'),
      onDone: (draftId) => onDraft(isbn, draftId),
    });

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2 text-[0.9375rem]">
      <p className="min-w-0 flex-1 basis-48 tabular-nums">
        {isbn} <span className="text-muted">· {countedCopies(copies)}</span>
        {problem && (
          <span role="alert" className="block failure-note">
            {problem}
          </span>
        )}
      </p>
      {draftId ? (
        <Link
          to={dashboardPaths.draft(draftId)}
          reloadDocument
          aria-label={t('Open the draft of {isbn}', { isbn })}
          className={buttonClasses('secondary')}
        >
          Open the draft
        </Link>
      ) : (
        <Button variant="secondary" busy={busy} aria-label={`${label} ${isbn}`} onClick={() => void fillIn()}>
          {label}
        </Button>
      )}
      <Button
        variant="remove"
        aria-label={t('Remove {title}', { title: isbn })}
        onClick={() => onRemove(isbn)}
      >
        Remove
      </Button>
    </li>
  );
}
