import type { FieldDifference } from '@bookstore/functions/shared/audit/audit-difference';
import { type ReactNode, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { showFailure, showToast } from '#lib/alerts.ts';
import { ApiError, apiErrorOf } from '#lib/api.ts';
import { DifferenceTable } from './difference-table.tsx';

interface RestoreFrameProps {
  label: string;
  /** What is said of the differences; where it is undefined, `loading` stands in its place. */
  words: string | undefined;
  loading?: ReactNode;
  differences: readonly FieldDifference[];
  /** Below the differences. */
  note?: ReactNode;
  /** The words of its button, of the toast, and of the dialog when it fails. */
  action: string;
  done: string;
  failed: string;
  /** What the dialog says when another person has changed it meanwhile. */
  changed: string;
  restore: () => Promise<unknown>;
  onRestored: () => Promise<void>;
  onClose: () => void;
}

function failureText(error: unknown, changed: string): string {
  if (error instanceof ApiError && error.failure === 412) {
    return `${changed} What would change is up to date now: please look again.`;
  }
  return apiErrorOf(error)?.message ?? 'The shop has not answered. Try again.';
}

/** What restoring an earlier state would change, and the button that does it. */
export function RestoreFrame({
  label,
  words,
  loading,
  differences,
  note,
  action,
  ...rest
}: RestoreFrameProps) {
  const { done, failed, changed, restore, onRestored, onClose } = rest;
  const [isSaving, setSaving] = useState(false);

  async function save(): Promise<void> {
    setSaving(true);
    try {
      await restore();
      void showToast(done, { position: 'bottom-start' });
      onClose();
      await onRestored();
    } catch (error) {
      console.warn(`${failed}:`, error);
      void showFailure(failed, failureText(error, changed));
    } finally {
      setSaving(false);
    }
  }

  return (
    <section aria-label={label} className="mt-2 rounded-lg bg-sunken p-4">
      {words === undefined ? (
        loading
      ) : (
        <>
          <p className="mb-2 text-[0.9375rem]">{words}</p>
          <DifferenceTable label="What would change" differences={differences} columns={['Now', 'Then']} />
          {note}
        </>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {differences.length > 0 && (
          <Button busy={isSaving} onClick={() => void save()}>
            {action}
          </Button>
        )}
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
    </section>
  );
}
