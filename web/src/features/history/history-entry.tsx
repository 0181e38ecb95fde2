import { type AuditEntry, seesKind } from '@bookstore/functions/shared/audit/audit';
import { differencesOf } from '@bookstore/functions/shared/audit/audit-difference';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { TimeLabel } from '#components/labels/time-label.tsx';
import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import { dashboardTexts } from '#config/dashboard-texts.ts';
import { useAdminRole } from '#entities/session/admin-role.ts';
import { lazyComponent } from '#lib/lazy-component.tsx';
import { DifferenceTable } from './difference-table.tsx';
import { historySearch } from './history-address.ts';
import { actionLabel, isAboutManyBooks, namesOf, noteOf, pageOf } from './history-words.ts';

// Lazy, since Firestore's code is heavy.
const RestorePanel = lazyComponent(async () => (await import('./restore-panel.tsx')).RestorePanel);

interface HistoryEntryProps {
  entry: AuditEntry;
  onRestored: () => Promise<void>;
}

/** One action in the dashboard: who and when, and on demand what has changed. */
export function HistoryEntry({ entry, onRestored }: HistoryEntryProps) {
  const [open, setOpen] = useState<'differences' | 'restore'>();
  const { id, at, by, kind, before, after, title } = entry;
  const differences = differencesOf(before, after);
  const note = noteOf(entry);
  const role = useAdminRole();
  const page = isAboutManyBooks(entry) && seesKind(role, kind) ? pageOf(entry) : undefined;
  const isRestorable = kind === 'book' && before !== undefined && differences.length > 0;
  const toggle = (part: typeof open) => setOpen(open === part ? undefined : part);
  return (
    <li className="pt-2.5 pb-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
        <p className="min-w-0 wrap-anywhere">
          <span className="mr-2 text-sm whitespace-nowrap text-muted">{actionLabel(entry)}</span>
          <Title entry={entry} />
          {note && <span className="ml-2 text-sm text-muted">{note}</span>}
        </p>
        <p className="text-sm text-muted">
          <TimeLabel instant={at} /> ·{' '}
          <Link
            to={{ search: historySearch({ by }) }}
            title={`All that ${by} has done`}
            className="inline-flex min-h-6 items-center underline-offset-4 hover:text-accent hover:underline"
          >
            {by}
          </Link>
        </p>
      </div>
      {(differences.length > 0 || page) && (
        <div className="-ml-3 flex flex-wrap">
          {differences.length > 0 && (
            <Button
              variant="quiet"
              aria-expanded={open === 'differences'}
              aria-controls={`entry-${id}`}
              aria-label={`What changed of ${title}: ${namesOf(differences)}`}
              onClick={() => toggle('differences')}
              className="px-3! text-left whitespace-normal!"
            >
              {namesOf(differences)}
            </Button>
          )}
          {isRestorable && (
            <Button
              variant="quiet"
              aria-expanded={open === 'restore'}
              aria-controls={`entry-${id}`}
              aria-label={`Restore ${title} as it was before`}
              onClick={() => toggle('restore')}
              className="px-3!"
            >
              Restore…
            </Button>
          )}
          {page && (
            <Link
              to={page}
              aria-label={`See or undo: ${title}`}
              className={`${buttonClasses('quiet')} px-3!`}
            >
              See or undo
            </Link>
          )}
        </div>
      )}
      <div id={`entry-${id}`} hidden={!open}>
        {open === 'differences' && (
          <div className="rounded-lg bg-sunken px-4 py-2">
            <DifferenceTable label="What changed" differences={differences} columns={['Before', 'After']} />
          </div>
        )}
        {open === 'restore' && (
          <AsyncBoundary failure={dashboardTexts.fetchBookFailure}>
            <RestorePanel entry={entry} onRestored={onRestored} onClose={() => setOpen(undefined)} />
          </AsyncBoundary>
        )}
      </div>
    </li>
  );
}

/** The title links to its page, for a role that may open it. */
function Title({ entry }: { entry: AuditEntry }) {
  const role = useAdminRole();
  const page = seesKind(role, entry.kind) ? pageOf(entry) : undefined;
  const title = entry.title || entry.targetId;
  if (!page) return <strong className="font-medium">{title}</strong>;
  return (
    <Link to={page} className="font-medium underline-offset-4 hover:text-accent hover:underline">
      {title}
    </Link>
  );
}
