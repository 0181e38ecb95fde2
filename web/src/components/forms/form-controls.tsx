import type { ReactElement } from 'react';
import { inputClasses } from './control-classes.ts';
import { useFormField } from './field.tsx';
import { FieldFrame } from './field-frame.tsx';

interface TextAreaProps {
  name: string;
  label: string;
  rows: number;
  hint?: string | undefined;
  maxLength?: number;
  autoComplete?: string;
  placeholder?: string;
  lang?: string;
  /** For a form that has no value of this name yet. */
  value?: string;
}

export function TextArea({ name, label, hint, ...rest }: TextAreaProps) {
  const { id, error, control } = useFormField(name, hint);
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <textarea dir="auto" {...control} {...rest} className={inputClasses} />
    </FieldFrame>
  );
}

interface ChoiceFieldProps {
  name: string;
  label: string;
  /** The text of the empty choice, if there is one. */
  none?: string;
  choices: readonly ReactElement[];
  hint?: string | undefined;
  /** For fields that depend on this one. */
  onChosen?: () => void;
}

/** Create the options once, so that typing in another field of the form does not render them again. */
export function optionsOf<Value extends string>(
  values: readonly Value[],
  labelOf: (value: Value) => string,
): readonly ReactElement[] {
  return values.map((value) => (
    <option key={value} value={value}>
      {labelOf(value)}
    </option>
  ));
}

export function ChoiceField({ name, label, none, choices, hint, onChosen }: ChoiceFieldProps) {
  const { id, error, control } = useFormField(name, hint);
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <select
        {...control}
        onChange={(event) => {
          control.onChange(event);
          onChosen?.();
        }}
        className={inputClasses}
      >
        {none !== undefined && <option value="">{none}</option>}
        {choices}
      </select>
    </FieldFrame>
  );
}
