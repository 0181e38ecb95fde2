import type { Book } from '@bookstore/functions/shared/book/book';
import {
  type OptionalField,
  optionalFieldLabels,
  optionalFields,
} from '@bookstore/functions/shared/book/optional-fields';
import { fieldWords } from '#entities/book/field-words.ts';

/** Author, year, condition, series and the day on which it appears stand elsewhere, and the tax class and what becomes of a sold-out book are the shop's own business. */
const unshown: readonly OptionalField[] = [
  ...(['author', 'year', 'condition', 'whenSoldOut', 'appearsOn'] as const),
  ...(['series', 'seriesNumber', 'taxClass'] as const),
];
/** Fields that are not named here come after these. */
const order: readonly OptionalField[] = ['contributors', 'publisher', 'language', 'format', 'pages', 'isbn'];
const shown = new Set([...order, ...optionalFields.filter((name) => !unshown.includes(name))]);

/** The optional fields that a book has, as its page shows them: ['Pages', '320']. */
export function bookFacts(book: Book): [name: string, fact: string][] {
  return [...shown].flatMap((name): [string, string][] => {
    const value = book[name];
    if (value === undefined || value === '') return [];
    const fact = typeof value === 'object' ? value.join(', ') : fieldWords(name, value);
    return fact ? [[optionalFieldLabels[name], fact]] : [];
  });
}
