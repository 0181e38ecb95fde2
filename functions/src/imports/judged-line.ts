import type { GivenFields, ReadLine } from '../book-file/line-reader.ts';
import { type NewBook, newBookSchema } from '../shared/book/book.ts';
import type { ImportRules } from '../shared/import/import-rules.ts';
import type { ListedStock, PlannedStock } from '../shared/import/stock-columns.ts';
import type { Money } from '../shared/values/money.ts';
import type { Match } from './book-matcher.ts';
import { changedBookOf, differences, newBookOf } from './line-book.ts';
import { stockOfLine } from './line-stock.ts';

/** What is to be done with a line that is imported; one line of JSON in the plan. */
export type PlanLine =
  | { kind: 'new'; line: number; book: NewBook; id?: string; createdAt?: string; stock?: PlannedStock }
  | {
      kind: 'changed';
      line: number;
      title: string;
      id: string;
      given: GivenFields;
      /** What was shown of the book before: with another value by now it stays as it is. */
      expected?: GivenFields;
      stock?: PlannedStock;
    }
  | { kind: 'deleted'; line: number; title: string; id: string; expected?: GivenFields };

/** A book of the shop as a file lists it, with its stock where it is counted. */
export interface ListedBook {
  book: NewBook;
  stock?: ListedStock | undefined;
}

/** What becomes of a line. */
export interface JudgedLine {
  kind: 'new' | 'changed' | 'same' | 'faulty' | 'duplicate' | 'passed';
  line: number;
  title: string;
  /** What keeps it out, or is left out of it. */
  reasons: string[];
  /** What it changes of a book of the shop. */
  changes: string[];
  plan?: PlanLine;
}

/** The shop's fields of a book, without its id. */
export function fieldsOf(book: NewBook): NewBook {
  const names = Object.keys(newBookSchema.fields);
  const fields: unknown = Object.fromEntries(Object.entries(book).filter(([name]) => names.includes(name)));
  if (!newBookSchema.isType(fields)) throw new Error('These are not the fields of a book');
  return fields;
}

function judged(kind: JudgedLine['kind'], { line, title }: ReadLine, reasons: string[] = []): JudgedLine {
  return { kind, line, title, reasons, changes: [] };
}

/** What is left out of a line. */
function notesOf({ notes, stock }: ReadLine): string[] {
  return [...notes, ...stock.notes];
}

function judgeNew(read: ReadLine, rules: ImportRules, money: Money): JudgedLine {
  const { book, notes, faults } = newBookOf(read, rules, money);
  if (!book) return judged('faulty', read, faults);
  const { line, id, createdAt } = read;
  const stock = stockOfLine(read.stock.given, undefined);
  const plan: PlanLine = {
    ...{ kind: 'new', line, book, ...(id && { id }), ...(createdAt && { createdAt }) },
    ...(stock.plan && { stock: stock.plan }),
  };
  const unknown = read.unknownCategory;
  const translated = unknown ? [`Category “${unknown}” is none of the shop’s: ${book.category} instead`] : [];
  return { ...judged('new', read, [...notesOf(read), ...notes, ...translated, ...stock.notes]), plan };
}

/** What a line gives to a book of the shop, and what of it is left out, where the file may change prices and stock only. */
function pricesOf(read: ReadLine): ReadLine {
  const { newPrice, oldPrice } = read.given;
  const given = { ...(newPrice !== undefined && { newPrice }), ...(oldPrice !== undefined && { oldPrice }) };
  return { ...read, given, notes: [] };
}

function judgeKnown(read: ReadLine, before: ListedBook, id: string, money: Money): JudgedLine {
  const { given, line, title } = read;
  const { book, notes, faults } = changedBookOf(before.book, given, money);
  // What is left out of a line stays as it is in the shop; a book that was stored before today's limits, and is not
  // changed, is not the file's fault.
  const changes = differences(before.book, { ...before.book, ...(book ?? given) });
  if (!book && changes.length > 0) return judged('faulty', read, faults);
  const stock = stockOfLine(read.stock.given, before.stock);
  const reasons = [...notesOf(read), ...(changes.length > 0 ? notes : []), ...stock.notes];
  if (changes.length === 0 && !stock.plan) return judged('same', read, reasons);
  const plan: PlanLine = {
    // A line that was shown to change the stock alone does so, whatever becomes of the book meanwhile.
    ...{ kind: 'changed', line, title, id, given: changes.length > 0 ? given : {} },
    ...(stock.plan && { stock: stock.plan }),
  };
  return { ...judged('changed', read, reasons), changes: [...changes, ...stock.changes], plan };
}

/** Says what becomes of a line; `before` is the book of the shop that it matches. */
export function judgeLine(
  read: ReadLine,
  match: Match,
  before: ListedBook | undefined,
  rules: ImportRules,
  money: Money,
): JudgedLine {
  if (read.faults.length > 0) return judged('faulty', read, read.faults);
  if (read.isContinued) return judged('passed', read);
  if (match.kind === 'duplicate') {
    return judged('duplicate', read, [`Line ${match.line} is about the same book`]);
  }
  if (match.kind === 'faulty') return judged('faulty', read, [match.reason]);
  if (rules.scope === (match.kind === 'new' ? 'prices' : 'new')) return judged('passed', read);
  if (match.kind === 'new') return judgeNew(read, rules, money);
  if (!before) return judged('faulty', read, ['The book was deleted while the file was checked']);
  return judgeKnown(rules.scope === 'prices' ? pricesOf(read) : read, before, match.id, money);
}
