import { useField } from 'formik';
import { useId } from 'react';

interface SwitchFieldProps {
  name: string;
  label: string;
  hint: string | undefined;
}

export function SwitchField({ name, label, hint }: SwitchFieldProps) {
  const id = useId();
  // Formik itself takes a missing setting for a list of choices.
  const [{ value, onChange: _, ...input }, , { setValue }] = useField<boolean | undefined>(name);
  return (
    <div className="flex items-start gap-3">
      <input
        {...input}
        id={id}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => void setValue(target.checked)}
        aria-describedby={`${id}-hint`}
        className="mt-0.5 size-5 shrink-0 accent-accent"
      />
      <div>
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <p id={`${id}-hint`} className="mt-0.5 text-sm text-muted">
          {hint}
        </p>
      </div>
    </div>
  );
}
