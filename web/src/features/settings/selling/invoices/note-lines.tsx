import { invoiceLimits } from '@bookstore/functions/shared/shop/invoice-setting';
import type { SettingsEdit } from '@bookstore/functions/shared/shop/settings';
import { getIn, useFormikContext } from 'formik';
import { useId } from 'react';
import { inputClasses } from '#components/forms/control-classes.ts';
import { FieldFrame } from '#components/forms/field.tsx';

/** The first thing that is wrong with a list or one of its lines. */
function problemIn(error: unknown): string | undefined {
  if (typeof error === 'string') return error;
  return Array.isArray(error) ? error.find((one) => typeof one === 'string') : undefined;
}

/** What the law wants to be said, a line for each sentence. */
export function NoteLines() {
  const id = useId();
  const { values, errors, submitCount, setFieldValue } = useFormikContext<SettingsEdit>();
  const error = submitCount > 0 ? problemIn(getIn(errors, 'invoices.notes')) : undefined;
  return (
    <FieldFrame
      id={id}
      label="Sentences below the total"
      error={error}
      hint={`At most ${invoiceLimits.notes}, each in a line of its own, for example why a small business shows no tax.`}
    >
      <textarea
        id={id}
        rows={3}
        value={(values.invoices?.notes ?? []).join('\n')}
        onChange={({ target }) => void setFieldValue('invoices.notes', target.value.split('\n'))}
        aria-invalid={Boolean(error)}
        aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
        className={inputClasses}
      />
    </FieldFrame>
  );
}
