import type { Book } from '@bookstore/functions/shared/book';
import { bookFormats, isBookFormat } from '@bookstore/functions/shared/book-format';
import { languageName } from '#lib/language-name.ts';

/** What a book's optional fields say of it, for those that it has: ['Year', '1818']. The author stands elsewhere. */
export function bookFacts(book: Book): [name: string, text: string][] {
  const { isbn, publisher, year, pages, language, format, subjects } = book;
  const facts: [string, string | number | undefined][] = [
    ['Publisher', publisher],
    ['Year', year],
    ['Language', language && languageName(language)],
    ['Format', format && isBookFormat(format) ? bookFormats[format] : format],
    ['Pages', pages],
    ['ISBN', isbn],
    ['Subjects', subjects?.join(', ')],
  ];
  return facts.flatMap(([name, text]) => (text ? [[name, String(text)]] : []));
}
