import { bookEditSchema } from '@bookstore/functions/shared/book/book';
import { categoryLabel as capitalised } from '@bookstore/functions/shared/book/category';
import { type ProposedBook, proposedBookSchema } from '@bookstore/functions/shared/book/isbn-lookup';
import { languageName } from '#entities/book/language-name.ts';
import type { FormValues } from '#lib/form-values.ts';
import { formValues } from '#lib/form-values.ts';

/** A field that a proposal would change: what the form holds, '' when nothing, and what it would hold. */
export interface ProposedField {
  name: string;
  label: string;
  before: string;
  after: FormValues[string];
}

const fields = Object.entries(proposedBookSchema.describe().fields);

/** What of a proposal the form does not hold already, in the order of a book's page. */
export function proposedFields(values: FormValues, book: ProposedBook): ProposedField[] {
  const proposed = formValues(bookEditSchema, book);
  return fields.flatMap(([name, field]) => {
    const after = proposed[name] ?? '';
    const before = String(values[name] ?? '').trim();
    const label = 'label' in field && field.label ? field.label : name;
    return after === '' || before === String(after) ? [] : [{ name, label, before, after }];
  });
}

/** A field's value as people read it. */
export function shownValue(name: string, value: FormValues[string]): string {
  const text = String(value);
  if (name === 'language') return languageName(text);
  if (name === 'category' || name === 'format') return capitalised(text);
  return text.replaceAll('\n', ' · ');
}

/** What the form holds afterwards: empty fields are filled in, others only when that was asked for. */
export function withProposal(
  values: FormValues,
  proposed: readonly ProposedField[],
  replaced: ReadonlySet<string>,
): FormValues {
  const taken = proposed.filter(({ name, before }) => before === '' || replaced.has(name));
  return { ...values, ...Object.fromEntries(taken.map(({ name, after }) => [name, after])) };
}
