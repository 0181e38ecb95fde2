import { byteOrderMark, csvLine } from '../platform/csv/csv-line.ts';
import type { Book, NewBook } from '../shared/book/book.ts';
import { type OptionalField, optionalFieldLabels, optionalFields } from '../shared/book/optional-fields.ts';
import { importFields } from '../shared/import/book-import.ts';
import { formatCents, toCents } from '../shared/values/money.ts';
import { optionalCell } from './optional-cells.ts';

type Cell = (book: Book) => string;

/** The fields that every book has. */
const cells: Record<Exclude<keyof NewBook, OptionalField>, Cell> = {
  title: ({ title }) => title,
  category: ({ category }) => category,
  newPrice: ({ newPrice }) => formatCents(toCents(newPrice)),
  oldPrice: ({ oldPrice }) => formatCents(toCents(oldPrice)),
  trending: ({ trending }) => (trending ? 'yes' : 'no'),
  description: ({ description }) => description,
  coverImage: ({ coverImage }) => coverImage,
};

const labels: Readonly<Record<string, string>> = importFields;

/** Every column, by the name of its field. */
const columnOf = new Map<string, { name: string; cell: Cell }>([
  ...Object.entries(cells).map(([field, cell]) => [field, { name: labels[field] ?? field, cell }] as const),
  ...optionalFields.map((field) => {
    const cell: Cell = (book) => optionalCell(field, book[field]);
    return [field, { name: optionalFieldLabels[field], cell }] as const;
  }),
]);

/** What tells books from each other stands first. */
const order = new Set(['title', 'author', 'isbn', ...columnOf.keys()]);

/** Every field of a book, in a column that the import recognises by its name. */
const columns = [
  { name: importFields.id, cell: ({ _id }: Book) => _id },
  ...[...order].flatMap((field) => columnOf.get(field) ?? []),
  { name: importFields.createdAt, cell: ({ createdAt }: Book) => createdAt },
];

/** Books as CSV, a line at a time, with a line of names first; the same file changes nothing when it is imported. */
export async function* booksCsv(books: AsyncIterable<Book>): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns.map(({ name }) => name));
  for await (const book of books) yield csvLine(columns.map(({ cell }) => cell(book)));
}
