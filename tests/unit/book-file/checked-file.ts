import { booksCsv } from '../../../functions/src/book-file/book-csv.ts';
import { recogniseColumns } from '../../../functions/src/book-file/column-names.ts';
import { type CsvRecord, csvRecords, detectDelimiter } from '../../../functions/src/book-file/csv-records.ts';
import { withProductRows } from '../../../functions/src/book-file/product-rows.ts';
import { BookMatcher } from '../../../functions/src/imports/book-matcher.ts';
import { type CheckedLine, fieldsOf } from '../../../functions/src/imports/check-line.ts';
import { judgedLine, matchedLine } from '../../../functions/src/imports/judged-line.ts';
import type { Book } from '../../../functions/src/shared/book/book.ts';
import { defaultGenres } from '../../../functions/src/shared/genre/genres.ts';
import { type ImportRules, importRulesSchema } from '../../../functions/src/shared/import/import-rules.ts';
import type { ListedStock } from '../../../functions/src/shared/import/stock-columns.ts';
import { dollars } from '../../../functions/src/shared/values/money.ts';
import { each, textOf } from '../../fixtures/pieces.ts';

/** Rules that fill in whatever a line lacks. */
export const generous: ImportRules = importRulesSchema.cast({
  category: 'fiction',
  price: 10,
  description: 'None yet.',
});

export type Stocks = ReadonlyMap<string, ListedStock>;

export const noStocks: Stocks = new Map();

export async function judge(
  csv: string,
  shop: readonly Book[] = [],
  rules = generous,
  stocks = noStocks,
  genres = defaultGenres,
): Promise<CheckedLine[]> {
  const matcher = new BookMatcher();
  const byId = new Map(shop.map((book) => [book._id, book]));
  for (const { _id: id, ...book } of shop) matcher.add({ id, ...book });
  const judged: CheckedLine[] = [];
  const text = csv.replace(/^\ufeff/, '');
  const records: CsvRecord[] = [];
  for await (const one of withProductRows(csvRecords(each(text), detectDelimiter(text)))) records.push(one);
  const [{ cells: names } = { cells: [] }, ...lines] = records;
  const columns = recogniseColumns(
    names,
    lines.map(({ cells }) => cells),
  );
  for (const record of lines) {
    const matched = matchedLine(record, { names, columns, rules, genres, money: dollars }, matcher);
    const stored = matched.match.kind === 'known' ? byId.get(matched.match.id) : undefined;
    const before = stored && { book: fieldsOf(stored), stock: stocks.get(stored._id) };
    judged.push(judgedLine(matched, before, { rules, money: dollars }));
  }
  return judged;
}

export const exported = (books: readonly Book[], stocks = noStocks) =>
  textOf(booksCsv(each(...books), stocks, dollars));
