import { type AuditEntry, seesKind } from '@bookstore/functions/shared/audit/audit';
import { differencesOf } from '@bookstore/functions/shared/audit/audit-difference';
import { shownName } from '@bookstore/functions/shared/people/person-name';
import { t } from '@bookstore/functions/shared/words/words';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ClockLabel } from '#components/labels/time-label.tsx';
import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import { dashboardTexts } from '#config/dashboard-texts.ts';
import { useDayLocale, useMoney } from '#config/money.ts';
import { useAdminRole } from '#entities/session/admin-role.ts';
import { lazyComponent } from '#lib/lazy-component.tsx';
import { DifferenceTable } from './difference-table.tsx';
import { EntryActions, type OpenPart } from './entry-actions.tsx';
import { historySearch } from './history-address.ts';
import { sentenceOf } from './history-sentences.ts';
import { pageOf, titleOf } from './history-words.ts';

// Lazy: Firestore's code is heavy.
const RestorePanel = lazyComponent(async () => (await import('./restore-panel.tsx')).RestorePanel);

// Lazy: the code that reads settings is heavy.
const SettingsPanel = lazyComponent(async () => (await import('./settings-panel.tsx')).SettingsPanel);

interface HistoryEntryProps {
  entry: AuditEntry;
  onRestored: () => unknown;
}

export function HistoryEntry({ entry, onRestored }: HistoryEntryProps) {
  const [open, setOpen] = useState<OpenPart>();
  const { id, at, by, before, after } = entry;
  const differences = differencesOf(before, after);
  const isOfSettings = entry.kind === 'settings';
  const Panel = isOfSettings ? SettingsPanel : RestorePanel;
  return (
    <li className="text-[0.9375rem]">
      <div className="grid min-h-10 grid-cols-[4.25rem_minmax(0,1fr)_auto] items-center gap-x-3 md:grid-cols-[4.25rem_minmax(0,1fr)_minmax(0,4.5rem)_7.5rem] lg:grid-cols-[4.25rem_minmax(0,1fr)_minmax(0,8rem)_11.5rem]">
        <span className="row-start-2 text-sm whitespace-nowrap text-muted tabular-nums md:row-start-1">
          <ClockLabel instant={at} />
        </span>
        <p className="col-span-full min-w-0 pt-2 leading-snug wrap-anywhere md:col-auto md:py-2">
          <SentenceOf entry={entry} />
        </p>
        <Link
          to={{ search: historySearch({ by }) }}
          title={t('All that {by} has done', { by: shownName(by) })}
          className="flex min-h-10 items-center text-sm text-muted underline-offset-4 hover:text-accent hover:underline"
        >
          <span className="truncate">{shownName(by)}</span>
        </Link>
        <EntryActions
          entry={entry}
          differences={differences}
          open={open}
          onToggle={(part) => setOpen(open === part ? undefined : part)}
        />
      </div>
      <div id={`entry-${id}`} hidden={!open} className="pb-3">
        {open === 'differences' && (
          <div className="rounded-lg bg-sunken px-4 py-2">
            <DifferenceTable
              label="What changed"
              differences={differences}
              columns={[t('Before'), t('After')]}
            />
          </div>
        )}
        {open === 'restore' && (
          <AsyncBoundary
            failure={isOfSettings ? t('Error fetching the settings') : dashboardTexts.fetchBookFailure}
          >
            <Panel entry={entry} onRestored={onRestored} onClose={() => setOpen(undefined)} />
          </AsyncBoundary>
        )}
      </div>
    </li>
  );
}

/** The title links to its page for a role that may open it. */
function SentenceOf({ entry }: { entry: AuditEntry }) {
  const role = useAdminRole();
  const locale = useDayLocale();
  const page = seesKind(role, entry.kind) ? pageOf(entry) : undefined;
  const { lead, rest } = sentenceOf(entry, useMoney(), locale);
  const title = titleOf(entry, locale);
  return (
    <>
      {lead && `${lead} `}
      {page ? (
        <Link to={page} className="font-semibold underline-offset-4 hover:text-accent hover:underline">
          {title}
        </Link>
      ) : (
        <strong className="font-semibold">{title}</strong>
      )}
      {rest}
    </>
  );
}
