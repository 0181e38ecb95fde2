import { Field } from 'formik';
import { useId } from 'react';

interface CheckFieldProps {
  name: string;
  label: string;
  className?: string;
}

export function CheckField({ name, label, className = '' }: CheckFieldProps) {
  const id = useId();
  return (
    <div className={`flex min-h-11 items-center gap-3 ${className}`}>
      <Field id={id} type="checkbox" name={name} className="size-5 shrink-0 accent-accent" />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
