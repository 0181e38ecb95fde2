import { keyGuard, keysOf } from '../values/table-keys.ts';
import { t } from '../words/words.ts';

/** In the order of forms and files. Apart from their schema, so that a book's page does not load yup. */
export const optionalFieldLabels = {
  author: t('Author'),
  contributors: t('Contributors'),
  isbn: t('ISBN'),
  publisher: t('Publisher'),
  year: t('Year'),
  edition: t('Edition'),
  pages: t('Pages'),
  language: t('Language'),
  format: t('Format'),
  condition: t('Condition'),
  whenSoldOut: t('When sold out'),
  appearsOn: t('Appears on'),
  series: t('Series'),
  seriesNumber: t('Number in series'),
  // Not 'Original title': only one box of the form is to be found by the word 'Title'.
  originalTitle: t('First published as'),
  audience: t('Audience'),
  ageFrom: t('Age from'),
  ageTo: t('Age to'),
  subjects: t('Subjects'),
  weight: t('Weight'),
  taxClass: t('Tax class'),
  sample: t('Reading sample'),
  sampleLink: t('Link to a sample'),
  pictures: t('Inside pictures'),
} as const;

export type OptionalField = keyof typeof optionalFieldLabels;

export const isOptionalField = keyGuard(optionalFieldLabels);

export const optionalFields: readonly OptionalField[] = keysOf(optionalFieldLabels);
