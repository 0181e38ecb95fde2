import { t } from '@bookstore/functions/shared/words/words';
import type { FormikProps } from 'formik';
import { isSame } from '#lib/is-same.ts';

type Form<Values extends object> = Pick<FormikProps<Values>, 'values' | 'resetForm' | 'setValues'>;

/** Updates a form to the stored values; what was typed in it since it had the values `from` stays. */
export function adoptStored<Values extends object>(
  { values, resetForm, setValues }: Form<Values>,
  from: Values,
  stored: Values,
): void {
  const before = new Map<string, unknown>(Object.entries(from));
  const typed = Object.entries(values).filter(([name, value]) => !isSame(value, before.get(name)));
  resetForm({ values: stored });
  void setValues({ ...stored, ...Object.fromEntries(typed) });
}

export const changedMeanwhile = (what: string) =>
  t(
    'Another person has changed this {what}. The form shows it as it is now, with what you have typed: look at it, and save again.',
    { what },
  );
