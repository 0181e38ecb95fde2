import type { AuditEntry } from '@bookstore/functions/shared/audit/audit';
import { differencesOf } from '@bookstore/functions/shared/audit/audit-difference';
import { settingsState } from '@bookstore/functions/shared/audit/settings-state';
import { keptSettingsChanges } from '@bookstore/functions/shared/shop/past-settings';
import { settingsOf } from '@bookstore/functions/shared/shop/settings';
import { useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { LoadingFailure } from '#components/loading/loading-failure.tsx';
import { useFreshSettings } from '#entities/settings/use-fresh-settings.ts';
import { showFailure, showToast } from '#lib/alerts.ts';
import { DifferenceTable } from './difference-table.tsx';
import { putBack, settingsFailure, usePastSettings } from './settings-commands.ts';

interface SettingsPanelProps {
  entry: AuditEntry;
  onRestored: () => Promise<void>;
  onClose: () => void;
}

/** Shows what putting back what a change of the settings has replaced would change, and puts it back. */
export function SettingsPanel({ entry, onRestored, onClose }: SettingsPanelProps) {
  const [isSaving, setSaving] = useState(false);
  const { settings: present, isError, reload, keep } = useFreshSettings();
  const { past, isGone, ...asked } = usePastSettings(entry.id);
  const differences =
    present && past
      ? differencesOf(settingsState(present), settingsState(settingsOf({ ...present, ...past })))
      : [];

  async function restore(): Promise<void> {
    if (!present || !past) return;
    setSaving(true);
    try {
      keep(await putBack(past, present.version));
      void showToast('The settings are put back', { position: 'bottom-start' });
      onClose();
      await onRestored();
    } catch (error) {
      console.warn('The settings were not put back:', error);
      void reload();
      void showFailure('The settings were not put back', settingsFailure(error));
    } finally {
      setSaving(false);
    }
  }

  const words = () => {
    if (isGone) {
      return `The shop keeps what the last ${keptSettingsChanges} changes of its settings have replaced, and this one is not among them.`;
    }
    return differences.length > 0
      ? 'This would change, from what is now to what was before:'
      : 'The settings are now what they were before.';
  };

  return (
    <section aria-label="Put the settings back" className="mt-2 rounded-lg bg-sunken p-4">
      {isError || asked.isError ? (
        <LoadingFailure
          text="The former settings could not be loaded."
          onRetry={() => void Promise.all([reload(), asked.reload()])}
        />
      ) : present && (past || isGone) ? (
        <>
          <p className="mb-2 text-[0.9375rem]">{words()}</p>
          <DifferenceTable label="What would change" differences={differences} columns={['Now', 'Then']} />
        </>
      ) : (
        <div aria-hidden="true" className="skeleton h-24" />
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {differences.length > 0 && (
          <Button busy={isSaving} onClick={() => void restore()}>
            Put back
          </Button>
        )}
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
    </section>
  );
}
