import { type ComponentProps, useId } from 'react';
import { inputClasses } from './control-classes.ts';
import { FieldFrame } from './field-frame.tsx';

// For forms without Formik.

interface PlainFieldProps {
  label: string;
  hint?: string | undefined;
  problem?: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

type Plain<Tag extends 'input' | 'select' | 'textarea'> = PlainFieldProps &
  Omit<ComponentProps<Tag>, 'id' | 'value' | 'onChange'>;

function useControl({ hint, problem }: Pick<PlainFieldProps, 'hint' | 'problem'>, className = '') {
  const id = useId();
  return {
    id,
    'aria-invalid': Boolean(problem),
    'aria-describedby':
      [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ') || undefined,
    className: `${inputClasses} ${className}`,
  };
}

export function TextInput({ label, className, onChange, hint, problem, ...rest }: Plain<'input'>) {
  const control = useControl({ hint, problem }, className);
  return (
    <FieldFrame id={control.id} label={label} hint={hint} error={problem}>
      <input dir="auto" {...rest} {...control} onChange={({ target }) => onChange(target.value)} />
    </FieldFrame>
  );
}

export function TextArea({ label, className, onChange, hint, problem, ...rest }: Plain<'textarea'>) {
  const control = useControl({ hint, problem }, className);
  return (
    <FieldFrame id={control.id} label={label} hint={hint} error={problem}>
      <textarea dir="auto" {...rest} {...control} onChange={({ target }) => onChange(target.value)} />
    </FieldFrame>
  );
}

export function Choice({ label, className, onChange, hint, problem, ...rest }: Plain<'select'>) {
  const control = useControl({ hint, problem }, className);
  return (
    <FieldFrame id={control.id} label={label} hint={hint} error={problem}>
      <select {...rest} {...control} onChange={({ target }) => onChange(target.value)} />
    </FieldFrame>
  );
}
