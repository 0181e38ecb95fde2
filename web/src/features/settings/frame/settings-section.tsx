import type { SettingsEdit } from '@bookstore/functions/shared/shop/settings';
import { nounInSentence } from '@bookstore/functions/shared/words/noun-in-sentence';
import { t } from '@bookstore/functions/shared/words/words';
import { Formik, type FormikHelpers } from 'formik';
import { type ReactNode, useId } from 'react';
import { Button } from '#components/forms/button.tsx';
import { LeaveGuard } from '#components/forms/leave-guard.tsx';
import { ShopForm } from '#components/forms/shop-form.tsx';
import { apiErrorOf } from '#lib/api.ts';
import { errorsIn } from './save-settings.ts';
import { SectionFields } from './section-fields.tsx';
import { SettingsCard } from './settings-card.tsx';
import { type SectionProps, useSection } from './use-section.ts';

interface SettingsSectionProps extends SectionProps {
  /** Asks before saving; with false nothing is saved. */
  confirm?: ((values: SettingsEdit, settings: SectionProps['settings']) => Promise<boolean>) | undefined;
  children?: ReactNode;
}

export function SettingsSection({ confirm, children, ...props }: SettingsSectionProps) {
  const form = useSection(props);
  const { title, hint, save = t('Save {section}', { section: nounInSentence(title) }) } = props.section;
  const errorId = useId();

  async function submit(values: SettingsEdit, { setStatus }: FormikHelpers<SettingsEdit>) {
    setStatus(undefined);
    try {
      if (confirm && !(await confirm(values, props.settings))) return;
      await form.save(values);
    } catch (error) {
      console.warn('The settings were not saved:', error);
      setStatus(apiErrorOf(error)?.message ?? t('The shop has not answered. Try again.'));
    }
  }

  return (
    <SettingsCard title={title} hint={hint}>
      <Formik
        innerRef={form.form}
        initialValues={form.initialValues}
        validate={(values) => errorsIn(form.schema, values, form.context)}
        validateOnBlur={false}
        onSubmit={submit}
      >
        {({ isSubmitting, status, values }) => {
          const isChanged = form.isChanged(values);
          return (
            <ShopForm
              aria-label={title}
              aria-describedby={errorId}
              unsaved={isChanged}
              className="mt-4 grid grid-cols-1 gap-5"
            >
              <LeaveGuard unsaved={isChanged && !isSubmitting} />
              <SectionFields section={props.section} languages={props.settings.languages} />
              {children}
              <p id={errorId} role="alert" className="text-sm failure-note empty:hidden">
                {status}
              </p>
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                {/* The colour shows that there are unsaved changes. */}
                <Button type="submit" variant={isChanged ? 'primary' : 'secondary'} busy={isSubmitting}>
                  {save}
                </Button>
                {isChanged && (
                  <span className="text-sm text-muted">
                    {isSubmitting ? t('Saving …') : t('Not saved yet')}
                  </span>
                )}
              </div>
            </ShopForm>
          );
        }}
      </Formik>
    </SettingsCard>
  );
}
