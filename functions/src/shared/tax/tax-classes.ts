import { keyGuard, keysOf } from '../values/table-keys.ts';
import { t } from '../words/words.ts';

/** What is taxed alike, by the code that books, settings and files name. */
export const taxClasses = {
  books: { label: t('Books') },
  ebooks: { label: t('E-books') },
  other: { label: t('Everything else') },
} as const;

export type TaxClass = keyof typeof taxClasses;

export const isTaxClass = keyGuard(taxClasses);

export const taxClassNames: readonly TaxClass[] = keysOf(taxClasses);

/** That of books that name none, in a shop that sets none. */
export const usualTaxClass: TaxClass = 'books';
