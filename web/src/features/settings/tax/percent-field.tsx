import { useField } from 'formik';
import { useState } from 'react';
import { TextInput } from '#components/forms/plain-fields.tsx';
import { useMoney } from '#config/money.ts';
import { percentOf, readPercent } from './percent.ts';

/** A rate as it is typed: the form holds it in basis points. */
export function PercentField({ name, label }: { name: string; label: string }) {
  const { decimal } = useMoney().format;
  const [{ value }, { touched, error: problem }, { setValue }] = useField<number | undefined>(name);
  const [typed, setTyped] = useState(() => percentOf(value, decimal));
  // What was filled in meanwhile replaces what was typed.
  const text = Object.is(readPercent(typed), value ?? Number.NaN) ? typed : percentOf(value, decimal);
  const error = touched ? problem : undefined;
  return (
    <TextInput
      label={label}
      problem={error}
      inputMode="decimal"
      value={text}
      onChange={(text) => {
        setTyped(text);
        void setValue(readPercent(text));
      }}
    />
  );
}
