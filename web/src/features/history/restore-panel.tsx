import { type AuditEntry, auditState } from '@bookstore/functions/shared/audit/audit';
import { differencesOf } from '@bookstore/functions/shared/audit/audit-difference';
import { t } from '@bookstore/functions/shared/words/words';
import { booksChanged } from '#entities/api-data/browser-data.ts';
import { useStoredBook } from '#entities/book/stored-book.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { RestoreFrame } from './restore-frame.tsx';

/**
 * @param version the book's version on the screen, 0 when it is not in the shop
 * @throws ApiError 412 when it was changed meanwhile
 */
async function restoreBefore({ id }: AuditEntry, version: number): Promise<void> {
  const headers = { 'If-Match': `"${version}"` };
  await callAdminApi('POST /api/audit/:id/restore', { params: { id }, headers });
  booksChanged();
}

interface RestorePanelProps {
  entry: AuditEntry;
  onRestored: () => unknown;
  onClose: () => void;
}

/** Shows the differences first. */
export function RestorePanel({ entry, ...rest }: RestorePanelProps) {
  const { targetId, title, before } = entry;
  const present = useStoredBook(targetId);
  const differences = differencesOf(present && auditState({ ...present.book }), before);
  const hasCover = differences.some(({ field, after }) => field === 'coverImage' && after);

  const words = () => {
    if (!present) return t('The book is not in the shop any more. It would come back under its own address:');
    return differences.length > 0
      ? t('This would change, from what is now to what was before:')
      : t('The book is now what it was before.');
  };

  return (
    <RestoreFrame
      {...rest}
      label={t('Restore {title}', { title })}
      words={words()}
      differences={differences}
      note={
        hasCover && (
          <p className="mt-2 text-sm text-muted">
            A cover that is not used any more is removed after a day or two: the picture may be gone.
          </p>
        )
      }
      action={present ? t('Restore') : t('Bring back')}
      done={t('{title} is restored', { title: String(before?.title ?? title) })}
      failed="The book was not restored"
      changed={t('This book has been changed meanwhile.')}
      restore={() => restoreBefore(entry, present?.version ?? 0)}
    />
  );
}
