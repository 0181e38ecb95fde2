import { inputLook } from '#components/control-looks.ts';
import { FieldFrame, useFormField } from '#components/field.tsx';

interface TextAreaProps {
  name: string;
  label: string;
  rows: number;
  hint?: string;
  maxLength?: number;
  placeholder?: string;
}

export function TextArea({ name, label, hint, ...rest }: TextAreaProps) {
  const { id, error, control } = useFormField(name, hint);
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <textarea {...control} {...rest} className={inputLook} />
    </FieldFrame>
  );
}

interface ChoiceFieldProps {
  name: string;
  label: string;
  /** What the empty choice says. */
  none: string;
  /** What can be chosen: as it is stored, and as people read it. */
  choices: readonly (readonly [value: string, label: string])[];
}

export function ChoiceField({ name, label, none, choices }: ChoiceFieldProps) {
  const { id, error, control } = useFormField(name);
  return (
    <FieldFrame id={id} label={label} error={error}>
      <select {...control} className={inputLook}>
        <option value="">{none}</option>
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
