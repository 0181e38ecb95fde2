import type { Book } from '@bookstore/functions/shared/book/book';
import { categoryLabel as capitalised } from '@bookstore/functions/shared/book/category';
import { languageName } from '#entities/book/language-name.ts';

/** What a book's optional fields say of it, for those that it has: ['Year', 1818]. The author stands elsewhere. */
export function bookFacts(book: Book): [name: string, fact: string | number | undefined][] {
  return Object.entries({
    Publisher: book.publisher,
    Year: book.year,
    Language: book.language && languageName(book.language),
    Format: book.format && capitalised(book.format),
    Pages: book.pages,
    ISBN: book.isbn,
    Subjects: book.subjects?.join(', '),
  }).filter(([, fact]) => fact);
}
