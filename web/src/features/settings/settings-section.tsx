import type { SettingsEdit, StoredSettings } from '@bookstore/functions/shared/shop/settings';
import { Formik, type FormikHelpers } from 'formik';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { ShopForm } from '#components/forms/shop-form.tsx';
import { showToast } from '#lib/alerts.ts';
import { apiErrorOf } from '#lib/api.ts';
import { errorsIn, type SectionName, saveSettings, schemaOf, valuesOf } from './save-settings.ts';
import { SettingsCard } from './settings-card.tsx';

export interface SectionProps {
  settings: StoredSettings;
  onSaved: (settings: StoredSettings) => void;
}

interface SettingsSectionProps extends SectionProps {
  title: string;
  hint?: string;
  /** The words of its button. */
  save: string;
  names: readonly SectionName[];
  /** Asks before it is saved; with false it stays as it is. */
  confirm?: (values: SettingsEdit) => Promise<boolean>;
  children: ReactNode;
}

/** Some settings with a button of their own: what is typed in another section is neither sent nor lost. */
export function SettingsSection({
  settings,
  onSaved,
  title,
  save,
  names,
  confirm,
  ...rest
}: SettingsSectionProps) {
  const schema = schemaOf(names);
  const stored = valuesOf(schema, settings);
  // What the form began with, or saved last, and of which version that is.
  const [known, setKnown] = useState({ values: stored, version: settings.version });
  const { hint, children } = rest;
  const errorId = useId();

  async function submit(values: SettingsEdit, { setStatus }: FormikHelpers<SettingsEdit>) {
    setStatus(undefined);
    if (confirm && !(await confirm(values))) return;
    // The save of another section makes a new version, in which these settings are as they were.
    const isSame = JSON.stringify(stored) === JSON.stringify(known.values);
    try {
      const saved = await saveSettings(schema, values, isSame ? settings.version : known.version);
      setKnown({ values: valuesOf(schema, saved), version: saved.version });
      onSaved(saved);
    } catch (error) {
      console.warn('The settings were not saved:', error);
      setStatus(apiErrorOf(error)?.message ?? 'The shop has not answered. Try again.');
      return;
    }
    void showToast('Settings saved', { position: 'bottom-start' });
  }

  const isChanged = (values: SettingsEdit) =>
    JSON.stringify(schema.cast(values, { assert: false })) !== JSON.stringify(known.values);

  return (
    <SettingsCard title={title} hint={hint}>
      <Formik
        initialValues={known.values}
        validate={(values) => errorsIn(schema, values)}
        validateOnBlur={false}
        onSubmit={submit}
      >
        {({ isSubmitting, status, values }) => (
          <ShopForm aria-label={title} aria-describedby={errorId} className="mt-4 grid grid-cols-1 gap-5">
            {children}
            <p id={errorId} role="alert" className="text-sm failure-note empty:hidden">
              {status}
            </p>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Button type="submit" busy={isSubmitting}>
                {save}
              </Button>
              {isChanged(values) && (
                <span className="text-sm text-muted">{isSubmitting ? 'Saving …' : 'Not saved yet'}</span>
              )}
            </div>
          </ShopForm>
        )}
      </Formik>
    </SettingsCard>
  );
}
