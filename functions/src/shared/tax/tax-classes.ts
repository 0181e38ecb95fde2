import { keyGuard, keysOf } from '../values/table-keys.ts';
import { t } from '../words/words.ts';

/** By the code that books, settings and files use. */
export const taxClasses = {
  books: { label: t('Books') },
  ebooks: { label: t('E-books') },
  other: { label: t('Everything else') },
} as const;

export type TaxClass = keyof typeof taxClasses;

export const isTaxClass = keyGuard(taxClasses);

export const taxClassNames: readonly TaxClass[] = keysOf(taxClasses);

/** Of books without a class, in a shop that sets none. */
export const usualTaxClass: TaxClass = 'books';
