import { type AuditEntry, seesKind } from '@bookstore/functions/shared/audit/audit';
import type { FieldDifference } from '@bookstore/functions/shared/audit/audit-difference';
import { t } from '@bookstore/functions/shared/words/words';
import { Link } from 'react-router-dom';
import { ChevronIcon } from '#components/icons/dashboard-icons.tsx';
import { useAdminRole } from '#entities/session/admin-role.ts';
import { isAboutManyBooks, namesOf, pageOf } from './history-words.ts';

export type OpenPart = 'differences' | 'restore' | undefined;

/** Undefined where nothing can be restored. */
function restoreLabel({ kind, targetId, title, before }: AuditEntry, differences: readonly unknown[]) {
  // Also without a difference: a long text may differ beyond what the history keeps of it.
  if (kind === 'settings')
    return targetId === 'shop' ? t('Restore the settings as they were before') : undefined;
  const isRestorable = kind === 'book' && before !== undefined && differences.length > 0;
  return isRestorable ? t('Restore {title} as it was before', { title }) : undefined;
}

interface EntryActionsProps {
  entry: AuditEntry;
  differences: readonly FieldDifference[];
  open: OpenPart;
  onToggle: (part: OpenPart) => void;
}

const action =
  'inline-flex min-h-10 items-center px-2 text-sm text-muted underline-offset-4 hover:text-accent hover:underline aria-expanded:text-accent';

export function EntryActions({ entry, differences, open, onToggle }: EntryActionsProps) {
  const { id, kind, title } = entry;
  const restore = restoreLabel(entry, differences);
  const role = useAdminRole();
  const page = isAboutManyBooks(entry) && seesKind(role, kind) ? pageOf(entry) : undefined;
  const hasDifferences = differences.length > 0;
  const toggle = (part: OpenPart) => ({
    type: 'button' as const,
    'aria-expanded': open === part,
    'aria-controls': `entry-${id}`,
    onClick: () => onToggle(part),
  });
  return (
    <div className="-me-2 flex justify-end">
      {restore && (
        <button {...toggle('restore')} aria-label={restore} className={action}>
          Restore…
        </button>
      )}
      {page && (
        <Link to={page} aria-label={t('See or undo: {title}', { title })} className={action}>
          See or undo
        </Link>
      )}
      {hasDifferences && (
        <button
          {...toggle('differences')}
          aria-label={t('What changed of {title}: {differences}', {
            title,
            differences: namesOf(differences),
          })}
          className={`${action} min-w-10 justify-center`}
        >
          <ChevronIcon className={open === 'differences' ? 'rotate-180' : ''} />
        </button>
      )}
    </div>
  );
}
