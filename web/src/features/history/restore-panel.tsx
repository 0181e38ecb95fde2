import { type AuditEntry, auditState } from '@bookstore/functions/shared/audit/audit';
import { differencesOf } from '@bookstore/functions/shared/audit/audit-difference';
import { useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { useStoredBook } from '#entities/book/stored-book.ts';
import { showFailure, showToast } from '#lib/alerts.ts';
import { DifferenceTable } from './difference-table.tsx';
import { restoreBefore, restoreFailure } from './restore-command.ts';

interface RestorePanelProps {
  entry: AuditEntry;
  onRestored: () => Promise<void>;
  onClose: () => void;
}

/** Shows what restoring a book to its state before an entry would change, and restores it. */
export function RestorePanel({ entry, onRestored, onClose }: RestorePanelProps) {
  const [isSaving, setSaving] = useState(false);
  const { targetId, title, before } = entry;
  const present = useStoredBook(targetId);
  const differences = differencesOf(present && auditState({ ...present.book }), before);

  async function restore(): Promise<void> {
    setSaving(true);
    try {
      await restoreBefore(entry, present?.version ?? 0);
      void showToast(`${String(before?.title ?? title)} is restored`, { position: 'bottom-start' });
      onClose();
      await onRestored();
    } catch (error) {
      console.warn('The book was not restored:', error);
      void showFailure('The book was not restored', restoreFailure(error));
    } finally {
      setSaving(false);
    }
  }

  return (
    <section aria-label={`Restore ${title}`} className="mt-2 rounded-lg bg-sunken p-4">
      <p className="mb-2 text-[0.9375rem]">
        {present
          ? differences.length > 0
            ? 'This would change, from what is now to what was before:'
            : 'The book is now what it was before.'
          : 'The book is not in the shop any more. It would come back under its own address:'}
      </p>
      <DifferenceTable label="What would change" differences={differences} columns={['Now', 'Then']} />
      {differences.some(({ field, after }) => field === 'coverImage' && after) && (
        <p className="mt-2 text-sm text-muted">
          A cover that is not used any more is removed after a day or two: the picture may be gone.
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {differences.length > 0 && (
          <Button busy={isSaving} onClick={() => void restore()}>
            {present ? 'Restore' : 'Bring back'}
          </Button>
        )}
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
    </section>
  );
}
