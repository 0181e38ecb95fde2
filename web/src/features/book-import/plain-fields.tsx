import { type ReactNode, useId } from 'react';
import { inputClasses } from '#components/forms/control-classes.ts';
import { FieldFrame } from '#components/forms/field.tsx';

interface PlainFieldProps {
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
}

interface TextInputProps extends PlainFieldProps {
  /** What is wrong with it. */
  problem?: string | undefined;
  inputMode?: 'decimal' | 'numeric';
}

/** A labelled text box of a form without Formik, whose fields depend on a file. */
export function TextInput({ label, hint, problem, value, onChange, inputMode }: TextInputProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={problem}>
      <input
        id={id}
        value={value}
        inputMode={inputMode}
        aria-invalid={Boolean(problem)}
        aria-describedby={
          [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ') || undefined
        }
        className={inputClasses}
        onChange={({ target }) => onChange(target.value)}
      />
    </FieldFrame>
  );
}

/** A labelled choice; the options are its children. */
export function Choice({
  label,
  hint,
  value,
  onChange,
  children,
}: PlainFieldProps & { children: ReactNode }) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={undefined}>
      <select
        id={id}
        value={value}
        aria-describedby={hint && `${id}-hint`}
        className={inputClasses}
        onChange={({ target }) => onChange(target.value)}
      >
        {children}
      </select>
    </FieldFrame>
  );
}
