import { useField } from 'formik';
import { useId, useState } from 'react';
import { inputClasses } from '#components/forms/control-classes.ts';
import { FieldFrame } from '#components/forms/field.tsx';
import { percentOf, readPercent } from './percent.ts';

/** A rate as it is typed: the form holds it in basis points. */
export function PercentField({ name, label }: { name: string; label: string }) {
  const id = useId();
  const [{ value }, { touched, error: problem }, { setValue }] = useField<number | undefined>(name);
  const [typed, setTyped] = useState(() => percentOf(value));
  // What was filled in meanwhile replaces what was typed.
  const text = Object.is(readPercent(typed), value ?? Number.NaN) ? typed : percentOf(value);
  const error = touched ? problem : undefined;
  return (
    <FieldFrame id={id} label={label} error={error}>
      <input
        id={id}
        inputMode="decimal"
        value={text}
        aria-invalid={Boolean(error)}
        aria-describedby={error && `${id}-error`}
        onChange={({ target }) => {
          setTyped(target.value);
          void setValue(readPercent(target.value));
        }}
        className={inputClasses}
      />
    </FieldFrame>
  );
}
