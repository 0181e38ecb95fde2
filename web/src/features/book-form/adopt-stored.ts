import { t } from '@bookstore/functions/shared/words/words';
import type { FormikProps } from 'formik';
import type { FormValues } from '#lib/form-values.ts';

type Form = Pick<FormikProps<FormValues>, 'values' | 'resetForm' | 'setValues'>;

/** Lets a form go on with what is stored now; what was typed in it since it had the values `from` stays. */
export function adoptStored(
  { values, resetForm, setValues }: Form,
  from: FormValues,
  stored: FormValues,
): void {
  const typed = Object.entries(values).filter(([name, value]) => value !== from[name]);
  resetForm({ values: stored });
  void setValues({ ...stored, ...Object.fromEntries(typed) });
}

/** What is said when another person has saved it meanwhile. */
export const changedMeanwhile = (what: string) =>
  t(
    'Another person has changed this {what}. The form shows it as it is now, with what you have typed: look at it, and save again.',
    { what },
  );
