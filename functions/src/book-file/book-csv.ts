import { byteOrderMark, csvLine } from '../platform/csv/csv-line.ts';
import type { Book } from '../shared/book/book.ts';
import { type ImportField, importFields } from '../shared/import/book-import.ts';
import { formatCents, toCents } from '../shared/values/money.ts';
import { subjectsCell } from './word-cells.ts';

/** Every field of a book, each in a column that the import recognises by its name. */
const cells: Record<Exclude<ImportField, 'isbn13'>, (book: Book) => string> = {
  id: ({ _id }) => _id,
  title: ({ title }) => title,
  author: ({ author = '' }) => author,
  // With a hyphen, since spreadsheets round 13 digits.
  isbn: ({ isbn = '' }) => isbn.replace(/^(\d{3})(\d{10})$/, '$1-$2'),
  category: ({ category }) => category,
  newPrice: ({ newPrice }) => formatCents(toCents(newPrice)),
  oldPrice: ({ oldPrice }) => formatCents(toCents(oldPrice)),
  trending: ({ trending }) => (trending ? 'yes' : 'no'),
  description: ({ description }) => description,
  publisher: ({ publisher = '' }) => publisher,
  year: ({ year = '' }) => String(year),
  pages: ({ pages = '' }) => String(pages),
  language: ({ language = '' }) => language,
  format: ({ format = '' }) => format,
  subjects: ({ subjects }) => subjectsCell(subjects),
  coverImage: ({ coverImage }) => coverImage,
  createdAt: ({ createdAt }) => createdAt,
};

const columns = Object.entries(cells);

function columnName(field: string): string {
  const names: Readonly<Record<string, string>> = { ...importFields, isbn: 'ISBN' };
  return names[field] ?? field;
}

/** Books as CSV, a line at a time, with a line of names first; the same file changes nothing when it is imported. */
export async function* booksCsv(books: AsyncIterable<Book>): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns.map(([field]) => columnName(field)));
  for await (const book of books) yield csvLine(columns.map(([, cell]) => cell(book)));
}
