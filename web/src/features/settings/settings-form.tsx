import {
  type Settings,
  type StoredSettings,
  settingsEditSchema,
} from '@bookstore/functions/shared/shop/settings';
import { Field, Formik, type FormikHelpers } from 'formik';
import { useId } from 'react';
import { Button } from '#components/forms/button.tsx';
import { ShopForm } from '#components/forms/shop-form.tsx';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { showToast } from '#lib/alerts.ts';
import { apiErrorOf } from '#lib/api.ts';
import { settingRows } from './setting-rows.ts';

interface SettingsFormProps {
  settings: StoredSettings;
  onSaved: () => Promise<void>;
}

/** The switches of the shop. A save fails when the settings were changed elsewhere since they were loaded. */
export function SettingsForm({ settings: { version, ...settings }, onSaved }: SettingsFormProps) {
  async function save(values: Settings, { setStatus }: FormikHelpers<Settings>) {
    setStatus(undefined);
    try {
      await callAdminApi('PUT /api/settings', {
        body: settingsEditSchema.cast(values),
        headers: { 'If-Match': `"${version}"` },
      });
    } catch (error) {
      console.warn('The settings were not saved:', error);
      setStatus(apiErrorOf(error)?.message ?? 'The shop has not answered. Try again.');
      return;
    }
    void showToast('Settings saved', { position: 'bottom-start' });
    await onSaved();
  }

  return (
    <Formik initialValues={settings} enableReinitialize onSubmit={save}>
      {({ isSubmitting, status }) => (
        <ShopForm aria-label="Settings" className="grid grid-cols-1 gap-4">
          <div className="divide-y divide-line">
            <Switch name="sampleFigures" />
            <Switch name="confirmAddress" />
          </div>
          <p role="alert" className="text-sm font-medium text-accent empty:hidden">
            {status}
          </p>
          <Button type="submit" busy={isSubmitting} className="justify-self-start">
            Save
          </Button>
        </ShopForm>
      )}
    </Formik>
  );
}

function Switch({ name }: { name: keyof Settings }) {
  const id = useId();
  const { label, hint } = settingRows[name];
  return (
    <div className="flex min-h-11 items-start gap-3 py-3">
      <Field
        id={id}
        type="checkbox"
        name={name}
        aria-describedby={`${id}-hint`}
        className="mt-0.5 size-5 shrink-0 accent-accent"
      />
      <div>
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <p id={`${id}-hint`} className="mt-0.5 text-sm text-muted">
          {hint}
        </p>
      </div>
    </div>
  );
}
