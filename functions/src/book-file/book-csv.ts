import { byteOrderMark, csvLine } from '../platform/csv/csv-line.ts';
import { textCell } from '../platform/csv/text-cell.ts';
import type { Book, NewBook } from '../shared/book/book.ts';
import { type OptionalField, optionalFieldLabels, optionalFields } from '../shared/book/optional-fields.ts';
import { importFields } from '../shared/import/book-import.ts';
import { type ListedStock, stockColumns } from '../shared/import/stock-columns.ts';
import type { Money } from '../shared/values/money.ts';
import { optionalCell } from './optional-cells.ts';
import { allStockColumns, stockCell } from './stock-cells.ts';

type Cell = (book: Book, stock: ListedStock | undefined, money: Money) => string;

/** The fields that every book has. */
const cells: Record<Exclude<keyof NewBook, OptionalField>, Cell> = {
  title: ({ title }) => textCell(title),
  category: ({ category }) => category,
  newPrice: ({ newPrice }, _, money) => money.typed(money.toCents(newPrice)),
  oldPrice: ({ oldPrice }, _, money) => money.typed(money.toCents(oldPrice)),
  trending: ({ trending }) => (trending ? 'yes' : 'no'),
  description: ({ description }) => textCell(description),
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

/** Every field of a book, and its stock, in a column that the import recognises by its name. */
const columns: readonly { name: string; cell: Cell }[] = [
  { name: importFields.id, cell: ({ _id }) => textCell(_id) },
  ...[...order].flatMap((field) => columnOf.get(field) ?? []),
  ...allStockColumns.map((column) => {
    const cell: Cell = (_, stock) => stockCell(column, stock);
    return { name: stockColumns[column], cell };
  }),
  { name: importFields.createdAt, cell: ({ createdAt }) => createdAt },
];

/**
 * Books as CSV, a line at a time, with a line of names first; the same file changes nothing when it is imported.
 * @param stocks by the ids of the books that are counted
 */
export async function* booksCsv(
  books: AsyncIterable<Book>,
  stocks: ReadonlyMap<string, ListedStock>,
  money: Money,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns.map(({ name }) => name));
  for await (const book of books)
    yield csvLine(columns.map(({ cell }) => cell(book, stocks.get(book._id), money)));
}
