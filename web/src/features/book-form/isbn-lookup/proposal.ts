import { bookEditSchema } from '@bookstore/functions/shared/book/book';
import { type ProposedBook, proposedBookSchema } from '@bookstore/functions/shared/book/isbn-lookup';
import { genreLabel } from '@bookstore/functions/shared/genre/genres';
import { fieldWords } from '#entities/book/field-words.ts';
import { browserGenres } from '#entities/shop/browser-shop.ts';
import { type FormValues, formValues } from '#lib/form-values.ts';

/** A field that a proposal would change: the form's value ('' when empty) and the proposed one. */
export interface ProposedField {
  name: string;
  label: string;
  before: string;
  after: FormValues[string];
}

const fields = Object.entries(proposedBookSchema.describe().fields);

/** In the order of a book's page. */
export function proposedFields(values: FormValues, book: ProposedBook): ProposedField[] {
  const proposed = formValues(bookEditSchema, book);
  return fields.flatMap(([name, field]) => {
    const after = proposed[name] ?? '';
    const before = String(values[name] ?? '').trim();
    const label = 'label' in field && field.label ? field.label : name;
    return after === '' || before === String(after) ? [] : [{ name, label, before, after }];
  });
}

export function shownValue(name: string, value: FormValues[string]): string {
  if (name === 'category') return genreLabel(browserGenres(), String(value));
  return fieldWords(name, String(value)).replaceAll('\n', ' · ');
}

/** Fills in empty fields; others only when their box is ticked. */
export function withProposal(
  values: FormValues,
  proposed: readonly ProposedField[],
  replaced: ReadonlySet<string>,
): FormValues {
  const taken = proposed.filter(({ name, before }) => before === '' || replaced.has(name));
  return { ...values, ...Object.fromEntries(taken.map(({ name, after }) => [name, after])) };
}
