import { type ComponentProps, useId } from 'react';
import { inputClasses } from './control-classes.ts';

interface QuietChoiceProps extends Omit<ComponentProps<'select'>, 'onChange'> {
  label: string;
  onChange: (value: string) => void;
}

/** Its label is for screen readers only. */
export function QuietChoice({ label, onChange, ...rest }: QuietChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <select
        {...rest}
        id={id}
        onChange={({ target }) => onChange(target.value)}
        className={`${inputClasses} px-2!`}
      />
    </div>
  );
}
