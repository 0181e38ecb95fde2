import type { Book } from '@bookstore/functions/shared/book/book';
import {
  type OptionalField,
  optionalFieldLabels,
  optionalFields,
} from '@bookstore/functions/shared/book/optional-fields';
import { fieldWords } from '#entities/book/field-words.ts';

/** The author stands elsewhere. Fields that are not named here come after these. */
const order: readonly OptionalField[] = ['publisher', 'year', 'language', 'format', 'pages', 'isbn'];
const shown = new Set([...order, ...optionalFields.filter((name) => name !== 'author')]);

/** What a book's optional fields say of it, for those that it has: ['Year', 1818]. */
export function bookFacts(book: Book): [name: string, fact: string | number][] {
  return [...shown].flatMap((name): [string, string | number][] => {
    const value = book[name];
    const fact =
      typeof value === 'string' ? fieldWords(name, value) : Array.isArray(value) ? value.join(', ') : value;
    return fact ? [[optionalFieldLabels[name], fact]] : [];
  });
}
