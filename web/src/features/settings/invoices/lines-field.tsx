import { useField } from 'formik';
import { TextArea } from '#components/forms/plain-fields.tsx';
import { firstError } from '../frame/save-settings.ts';
import type { ControlProps } from '../frame/setting-field.tsx';

export function LinesField({ name, label, hint, rows }: ControlProps) {
  const [{ value }, { touched, error }, { setValue }] = useField<readonly string[]>(name);
  return (
    <TextArea
      label={label}
      hint={hint}
      rows={rows}
      problem={touched ? firstError(error) : undefined}
      value={value.join('\n')}
      onChange={(text) => void setValue(text.split('\n'))}
    />
  );
}
