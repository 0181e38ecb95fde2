import type { FieldDifference } from '@bookstore/functions/shared/audit/audit-difference';
import { t } from '@bookstore/functions/shared/words/words';
import type { ReactNode } from 'react';
import { Button } from '#components/forms/button.tsx';
import { CommandButton } from '#entities/command/command-button.tsx';
import { isOutdated } from '#lib/lost-answer.ts';
import { DifferenceTable } from './difference-table.tsx';

interface RestoreFrameProps {
  label: string;
  /** `loading` is shown while undefined. */
  words: string | undefined;
  loading?: ReactNode;
  differences: readonly FieldDifference[];
  /** Below the differences. */
  note?: ReactNode;
  /** For the button, the toast, and the dialog when it fails. */
  action: string;
  done: string;
  failed: string;
  /** The dialog's text when another person has changed it meanwhile. */
  changed: string;
  restore: () => Promise<unknown>;
  onRestored: () => unknown;
  onClose: () => void;
}

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
  return (
    <section aria-label={label} className="mt-2 rounded-lg bg-sunken p-4">
      {words === undefined ? (
        loading
      ) : (
        <>
          <p className="mb-2 text-[0.9375rem]">{words}</p>
          <DifferenceTable
            label="What would change"
            differences={differences}
            columns={[t('Now'), t('Then')]}
          />
          {note}
        </>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {differences.length > 0 && (
          <CommandButton
            command={{
              send: restore,
              failed,
              done,
              reasonOf: (error) =>
                isOutdated(error)
                  ? `${changed} ${t('What would change is up to date now: please look again.')}`
                  : undefined,
              onDone() {
                onClose();
                return onRestored();
              },
            }}
          >
            {action}
          </CommandButton>
        )}
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
    </section>
  );
}
