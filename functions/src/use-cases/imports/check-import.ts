import { refuseOtherCurrency } from '../../book-file/column-units.ts';
import type { CsvRecord } from '../../book-file/csv-records.ts';
import type { Layout } from '../../book-file/line-reader.ts';
import { type OnixShop, onixShopOf } from '../../book-file/onix-price.ts';
import { readBooks } from '../../books/book-store.ts';
import { BookMatcher } from '../../imports/book-matcher.ts';
import { fieldsOf, type ListedBook } from '../../imports/check-line.ts';
import { CheckSummary } from '../../imports/check-summary.ts';
import type { StoredImport } from '../../imports/import-document.ts';
import { newFilePath, openWriter, type TextWriter } from '../../imports/import-file-store.ts';
import { commitStep } from '../../imports/import-store.ts';
import { judgedLine, type MatchedLine, matchedLine } from '../../imports/judged-line.ts';
import { fileForm, uploadedRecords } from '../../imports/uploaded-csv.ts';
import { byteOrderMark, csvLine } from '../../platform/csv/csv-line.ts';
import { database } from '../../platform/firebase.ts';
import { UnreadableFile } from '../../platform/text/file-text.ts';
import { sayInShop } from '../../platform/words/say-in-shop.ts';
import { findSettings } from '../../settings/settings-store.ts';
import { genresByName } from '../../settings/shop-genres.ts';
import { readCoverCopy } from '../../shared/book/cover-copy.ts';
import { importLimits } from '../../shared/import/book-import.ts';
import { moneyOf } from '../../shared/shop/money-format.ts';
import { t } from '../../shared/words/words.ts';
import { readCounted } from '../../stock/stock-store.ts';
import { allCards } from '../books/list-books.ts';
import { newMakers } from '../settings/publishers.ts';

const comparedTogether = 200;
const linesPerProgress = 5000;

async function shopBooks(): Promise<BookMatcher> {
  const matcher = new BookMatcher();
  for await (const { _id, ...book } of allCards()) matcher.add({ ...book, id: _id });
  return matcher;
}

interface Matched extends MatchedLine {
  record: CsvRecord;
}

/** With stocks where a line gives one. */
async function booksOf(lines: readonly Matched[]): Promise<Map<string, ListedBook>> {
  const pairs = lines.flatMap(({ read, match }) => (match.kind === 'known' ? [{ id: match.id, read }] : []));
  const stocked = pairs.filter(({ read }) => Object.keys(read.stock.given).length > 0);
  const [books, counted] = await Promise.all([
    readBooks(
      database(),
      pairs.map(({ id }) => id),
    ),
    readCounted(stocked.map(({ id }) => id)),
  ]);
  const stocks = new Map(counted.map(({ bookId, stock }) => [bookId, stock]));
  return new Map(
    books.map(({ book, document }) => {
      const copy = readCoverCopy(document);
      return [book._id, { book: fieldsOf(book), stock: stocks.get(book._id), copy }];
    }),
  );
}

type ChosenLayout = Pick<Layout, 'columns' | 'rules'>;

interface CheckedLayout extends Omit<Layout, 'names'> {
  /** The country whose law fixes prices. */
  fixedPrices: string | undefined;
  shop: OnixShop;
}

interface Output {
  plan: TextWriter;
  attention: TextWriter;
}

async function checkTogether(
  lines: readonly Matched[],
  layout: CheckedLayout,
  summary: CheckSummary,
  output: Output,
): Promise<void> {
  const books = await booksOf(lines);
  let [plan, attention] = ['', ''];
  for (const { record, read, match } of lines) {
    const before = match.kind === 'known' ? books.get(match.id) : undefined;
    const checked = judgedLine({ read, match }, before, layout);
    summary.add(checked, read);
    const { publisher } = read.given;
    if (record.maker && publisher) summary.addMaker({ publisher, ...record.maker });
    if (checked.plan) plan += `${JSON.stringify(checked.plan)}\n`;
    if (checked.reasons.length > 0) {
      attention += csvLine([...record.cells, String(checked.line), checked.reasons.join('; ')]);
    }
  }
  if (plan) await output.plan.write(plan);
  if (attention) await output.attention.write(attention);
}

function refuseOtherColumns({ cells }: CsvRecord, { columns }: ChosenLayout): void {
  if (cells.length === columns.length) return;
  throw new UnreadableFile(() =>
    t('The file has {count} columns, but {chosen} were chosen: choose the file again.', {
      count: cells.length,
      chosen: columns.length,
    }),
  );
}

function refuseOtherCurrencies(names: readonly string[], { columns, money }: CheckedLayout): void {
  for (const [index, name] of names.entries()) {
    if (columns[index] === 'newPrice' || columns[index] === 'oldPrice') refuseOtherCurrency(name, money);
  }
}

async function checkLines(
  id: string,
  layout: CheckedLayout,
  output: Output,
  sayDone: (lines: number) => Promise<unknown>,
): Promise<CheckSummary> {
  const [form, matcher] = await Promise.all([fileForm(id), shopBooks()]);
  const summary = new CheckSummary();
  let named: Layout | undefined;
  let waiting: Matched[] = [];
  const check = async () => {
    await checkTogether(waiting, layout, summary, output);
    waiting = [];
  };
  for await (const record of uploadedRecords(id, form, layout.shop)) {
    if (!named) {
      refuseOtherColumns(record, layout);
      refuseOtherCurrencies(record.cells, layout);
      named = { ...layout, names: record.cells };
      await output.attention.write(
        byteOrderMark + csvLine([...record.cells, ...sayInShop(() => [t('Line'), t('Problem')])]),
      );
      continue;
    }
    waiting.push({ record, ...matchedLine(record, named, matcher) });
    if (waiting.length === comparedTogether) await check();
    if (summary.lines > 0 && summary.lines % linesPerProgress === 0 && waiting.length === 0) {
      await sayDone(summary.lines);
    }
  }
  await check();
  if (summary.lines === 0)
    throw new UnreadableFile(() => t('The file has no books: only the names of the columns.'));
  return summary;
}

/** Writes a plan; changes no book. An interrupted check begins again. @throws UnreadableFile, ImportStopped */
export async function checkImport(stored: StoredImport): Promise<void> {
  const { id, columns, rules } = stored.seen;
  const planPath = newFilePath(id, 'plan.jsonl');
  const attentionPath = newFilePath(id, 'attention.csv');
  const output: Output = {
    plan: await openWriter(planPath, 'application/x-ndjson'),
    attention: await openWriter(attentionPath, 'text/csv'),
  };
  const sayDone = (done: number) =>
    commitStep(stored, async (_, { seen, ...rest }) => ({
      ...rest,
      seen: {
        ...seen,
        progress: { done, total: Math.min(Math.max(seen.progress.total, done), importLimits.lines) },
      },
    }));
  try {
    const shop = await findSettings();
    const { fixedPrices, currency } = shop;
    const layout = {
      columns,
      rules,
      genres: genresByName(shop),
      money: moneyOf(shop),
      fixedPrices,
      shop: onixShopOf(shop, new Date()),
    };
    const summary = await checkLines(id, layout, output, sayDone);
    await Promise.all([output.plan.end(), output.attention.end()]);
    const makers = rules.scope === 'prices' ? [] : await newMakers(summary.makers());
    const { counts, ...result } = summary.result();
    await commitStep(stored, async (_, { seen, ...rest }) => ({
      ...rest,
      seen: {
        ...seen,
        ...result,
        counts: { ...counts, makers: makers.length },
        state: 'checked',
        progress: { done: 0, total: 0 },
      },
      makers,
      planPath,
      attentionPath,
      checkedAt: Date.now(),
      currency,
    }));
  } catch (error) {
    output.plan.abort();
    output.attention.abort();
    throw error;
  }
}
