import { useField } from 'formik';
import { inputClasses } from '#components/forms/control-classes.ts';
import { useFormField } from '#components/forms/field.tsx';
import { FieldFrame } from '#components/forms/field-frame.tsx';
import { firstError } from '../frame/save-settings.ts';

interface ListFieldProps<Item> {
  name: string;
  label: string;
  hint: string;
  /** The stored list as the owner reads and types it. */
  textOf: (items: readonly Item[]) => string;
}

/** A list in one line: as it is stored, until it is typed anew. */
export function ListField<Item>({ name, label, hint, textOf }: ListFieldProps<Item>) {
  const { id, error, control } = useFormField(name, hint);
  const [{ value }] = useField<string | readonly Item[]>(name);
  const words = firstError(error);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={words}>
      <input
        {...control}
        value={typeof value === 'string' ? value : textOf(value)}
        autoComplete="off"
        className={inputClasses}
      />
    </FieldFrame>
  );
}
