import { byteOrderMark, csvLine } from '../platform/csv/csv-line.ts';
import type { Book } from '../shared/book/book.ts';
import { optionalFieldLabels, optionalFields } from '../shared/book/optional-fields.ts';
import { type ImportField, importFields } from '../shared/import/book-import.ts';
import { type ListedStock, stockColumns } from '../shared/import/stock-columns.ts';
import type { Money } from '../shared/values/money.ts';
import { keysOf } from '../shared/values/table-keys.ts';
import { writtenCell } from './cells.ts';

/** All fields of a book and its stock, under column names that the import recognises; identifying columns come first. */
const columns = new Set<ImportField>([
  'id',
  'title',
  'author',
  'isbn',
  'category',
  'newPrice',
  'oldPrice',
  'trending',
  'description',
  'coverImage',
  ...optionalFields,
  ...keysOf(stockColumns),
  'createdAt',
]);

const labels = { ...importFields, ...optionalFieldLabels };

/**
 * One line at a time, with a header line; importing the same file again changes nothing.
 * @param stocks by the ids of the books that are counted
 */
export async function* booksCsv(
  books: AsyncIterable<Book>,
  stocks: ReadonlyMap<string, ListedStock>,
  money: Money,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine([...columns].map((field) => labels[field]));
  for await (const book of books) {
    const fields = new Map<string, unknown>(
      Object.entries({ ...book, ...stocks.get(book._id), id: book._id }),
    );
    yield csvLine([...columns].map((field) => writtenCell(field, fields.get(field), money)));
  }
}
