import { invoiceLimits } from '@bookstore/functions/shared/shop/invoice-setting';
import type { SettingsEdit } from '@bookstore/functions/shared/shop/settings';
import { getIn, useFormikContext } from 'formik';
import { TextArea } from '#components/forms/plain-fields.tsx';

/** The first thing that is wrong with a list or one of its lines. */
function problemIn(error: unknown): string | undefined {
  if (typeof error === 'string') return error;
  return Array.isArray(error) ? error.find((one) => typeof one === 'string') : undefined;
}

/** What the law wants to be said, a line for each sentence. */
export function NoteLines() {
  const { values, errors, submitCount, setFieldValue } = useFormikContext<SettingsEdit>();
  const error = submitCount > 0 ? problemIn(getIn(errors, 'invoices.notes')) : undefined;
  return (
    <TextArea
      label="Sentences below the total"
      problem={error}
      hint={`At most ${invoiceLimits.notes}, each in a line of its own, for example why a small business shows no tax.`}
      rows={3}
      value={(values.invoices?.notes ?? []).join('\n')}
      onChange={(text) => void setFieldValue('invoices.notes', text.split('\n'))}
    />
  );
}
