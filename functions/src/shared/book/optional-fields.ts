import { keyGuard, keysOf } from '../values/table-keys.ts';

/**
 * The optional fields of a book and their labels, in the order of forms and files. They stand apart from their schema,
 * so that a book's page does not load yup.
 */
export const optionalFieldLabels = {
  author: 'Author',
  contributors: 'Contributors',
  isbn: 'ISBN',
  publisher: 'Publisher',
  year: 'Year',
  edition: 'Edition',
  pages: 'Pages',
  language: 'Language',
  format: 'Format',
  condition: 'Condition',
  whenSoldOut: 'When sold out',
  series: 'Series',
  seriesNumber: 'Number in series',
  // Not 'Original title': the form has one box that is found by the word 'Title'.
  originalTitle: 'First published as',
  audience: 'Audience',
  ageFrom: 'Age from',
  ageTo: 'Age to',
  subjects: 'Subjects',
  weight: 'Weight',
  taxClass: 'Tax class',
} as const;

export type OptionalField = keyof typeof optionalFieldLabels;

export const isOptionalField = keyGuard(optionalFieldLabels);

export const optionalFields: readonly OptionalField[] = keysOf(optionalFieldLabels);
