import type { Section } from '@bookstore/functions/shared/shop/section';
import type { SettingsEdit, StoredSettings } from '@bookstore/functions/shared/shop/settings';
import { t } from '@bookstore/functions/shared/words/words';
import type { FormikProps } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { offerUndo } from '#entities/order/undo-offer.ts';
import { showToast } from '#lib/alerts.ts';
import { isSame } from '#lib/is-same.ts';
import { contextOf, saveSettings, schemaOf, valuesOf } from './save-settings.ts';

export interface SectionProps {
  section: Section;
  settings: StoredSettings;
  onSaved: (settings: StoredSettings) => void;
}

export function useSection({ section, settings, onSaved }: SectionProps) {
  const schema = schemaOf(section, settings.languages);
  const context = contextOf(settings);
  const form = useRef<FormikProps<SettingsEdit>>(null);
  const stored = valuesOf(schema, settings);
  // The values that the form began with or saved last, and their version.
  const [base, setBase] = useState({ values: stored, version: settings.version });
  const isChanged = (values: SettingsEdit, from = base.values) =>
    !isSame(schema.cast(values, { assert: false, context }), from);

  /** Shows new settings in place of those `from`; what was typed since stays. */
  function adopt(next: StoredSettings, from: SettingsEdit): void {
    const values = valuesOf(schema, next);
    if (form.current && !isChanged(form.current.values, from)) void form.current.setValues(values, false);
    setBase({ values, version: next.version });
  }

  // The settings may change elsewhere: an undo may have been offered before this page was opened again.
  const followOthers = useEffectEvent(() => {
    const typed = form.current?.values ?? base.values;
    const isSaved = !isChanged(typed, stored);
    if (!isSame(stored, base.values) && (isSaved || !isChanged(typed)))
      adopt(settings, isSaved ? stored : base.values);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version is looked at once
  useEffect(() => followOthers(), [settings.version]);

  async function save(values: SettingsEdit): Promise<void> {
    // Saving another section makes a new version in which these settings are unchanged.
    const version = isSame(stored, base.values) ? settings.version : base.version;
    const saved = await saveSettings(schema, values, version, context);
    const after = valuesOf(schema, saved);
    setBase({ values: after, version: saved.version });
    onSaved(saved);
    if (saved.version === version) {
      void showToast(t('Settings saved'), { position: 'bottom-start' });
      return;
    }
    offerUndo({
      text: t('{section} saved', { section: section.title }),
      orders: [],
      version: saved.version,
      failure: t('The settings were not changed'),
      async takeBack() {
        const undone = await saveSettings(schema, base.values, saved.version);
        adopt(undone, after);
        onSaved(undone);
      },
    });
  }

  return { schema, context, form, initialValues: base.values, isChanged, save };
}
