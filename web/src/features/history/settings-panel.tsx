import type { AuditEntry } from '@bookstore/functions/shared/audit/audit';
import { differencesOf } from '@bookstore/functions/shared/audit/audit-difference';
import { settingsState } from '@bookstore/functions/shared/audit/settings-state';
import { keptSettingsChanges } from '@bookstore/functions/shared/shop/past-settings';
import { settingsOf } from '@bookstore/functions/shared/shop/settings';
import { t } from '@bookstore/functions/shared/words/words';
import { LoadingFailure } from '#components/loading/loading-failure.tsx';
import { useFreshSettings } from '#entities/settings/use-fresh-settings.ts';
import { RestoreFrame } from './restore-frame.tsx';
import { putBack, usePastSettings } from './settings-commands.ts';

interface SettingsPanelProps {
  entry: AuditEntry;
  onRestored: () => unknown;
  onClose: () => void;
}

/** Shows the differences first. */
export function SettingsPanel({ entry, ...rest }: SettingsPanelProps) {
  const { settings: present, isError, reload, keep } = useFreshSettings();
  const { past, isGone, ...asked } = usePastSettings(entry.id);
  const differences =
    present && past
      ? differencesOf(settingsState(present), settingsState(settingsOf({ ...present, ...past })))
      : [];
  const isFailed = isError || asked.isError;

  async function restore(): Promise<void> {
    if (!present || !past) return;
    try {
      keep(await putBack(past, present.version));
    } catch (error) {
      void reload();
      throw error;
    }
  }

  const words = () => {
    if (isFailed || !present || past === undefined) return undefined;
    if (isGone) {
      return t(
        'The shop keeps what the last {keptSettingsChanges} changes of its settings have replaced, and this one is not among them.',
        { keptSettingsChanges },
      );
    }
    return differences.length > 0
      ? t('This would change, from what is now to what was before:')
      : t('The settings are now what they were before.');
  };

  return (
    <RestoreFrame
      {...rest}
      label="Put the settings back"
      words={words()}
      loading={
        isFailed ? (
          <LoadingFailure
            text="The former settings could not be loaded."
            onRetry={() => Promise.all([reload(), asked.reload()])}
          />
        ) : (
          <div aria-hidden="true" className="skeleton h-24" />
        )
      }
      differences={differences}
      action={t('Put back')}
      done={t('The settings are put back')}
      failed="The settings were not put back"
      changed={t('The settings have been changed meanwhile.')}
      restore={restore}
    />
  );
}
