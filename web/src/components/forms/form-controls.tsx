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
  /** In the place of one that the form does not have yet. */
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
  /** The text of the empty choice, where there is one. */
  none?: string;
  choices: readonly ReactElement[];
  hint?: string | undefined;
  /** Called when another one is chosen, for the fields that depend on it. */
  onChosen?: () => void;
}

/**
 * The options of a choice: as they are stored, and as people read them. Made once, so that typing in another field of the
 * form does not make them again.
 */
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
