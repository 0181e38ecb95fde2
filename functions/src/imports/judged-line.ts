import type { GivenFields, ReadLine } from '../book-file/line-reader.ts';
import { type NewBook, newBookSchema } from '../shared/book/book.ts';
import type { ImportRules } from '../shared/import/import-rules.ts';
import type { Match } from './book-matcher.ts';
import { changedBookOf, differences, newBookOf } from './line-book.ts';

/** What is to be done with a line that is imported; one line of JSON in the plan. */
export type PlanLine =
  | { kind: 'new'; line: number; book: NewBook; id?: string; createdAt?: string }
  | {
      kind: 'changed';
      line: number;
      title: string;
      id: string;
      given: GivenFields;
      /** What was shown of the book before: with another value by now it stays as it is. */
      expected?: GivenFields;
    }
  | { kind: 'deleted'; line: number; title: string; id: string; expected?: GivenFields };

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

function judgeNew(read: ReadLine, rules: ImportRules): JudgedLine {
  const { book, notes, faults } = newBookOf(read, rules);
  if (!book) return judged('faulty', read, faults);
  const { line, id, createdAt } = read;
  const plan: PlanLine = { kind: 'new', line, book, ...(id && { id }), ...(createdAt && { createdAt }) };
  const unknown = read.unknownCategory;
  const translated = unknown ? [`Category “${unknown}” is none of the shop’s: ${book.category} instead`] : [];
  return { ...judged('new', read, [...read.notes, ...notes, ...translated]), plan };
}

/** What a line gives to a book of the shop, and what of it is left out, where the file may change prices only. */
function pricesOf(read: ReadLine): ReadLine {
  const { newPrice, oldPrice } = read.given;
  const given = { ...(newPrice !== undefined && { newPrice }), ...(oldPrice !== undefined && { oldPrice }) };
  return { ...read, given, notes: [] };
}

function judgeKnown(read: ReadLine, before: NewBook, id: string): JudgedLine {
  const { given, line, title } = read;
  const { book, notes, faults } = changedBookOf(before, given);
  // What is left out of a line stays as it is in the shop.
  const changes = book ? differences(before, { ...before, ...book }) : [];
  if (changes.length === 0 && faults.length === 0) return judged('same', read, read.notes);
  if (!book) {
    // A book that was stored before today's limits, and is not changed, is not the file's fault.
    const isUnchanged = differences(before, { ...before, ...given }).length === 0;
    return isUnchanged ? judged('same', read, read.notes) : judged('faulty', read, faults);
  }
  const plan: PlanLine = { kind: 'changed', line, title, id, given };
  return { ...judged('changed', read, [...read.notes, ...notes]), changes, plan };
}

/** Says what becomes of a line; `before` is the book of the shop that it matches. */
export function judgeLine(
  read: ReadLine,
  match: Match,
  before: NewBook | undefined,
  rules: ImportRules,
): JudgedLine {
  if (read.faults.length > 0) return judged('faulty', read, read.faults);
  if (match.kind === 'duplicate') {
    return judged('duplicate', read, [`Line ${match.line} is about the same book`]);
  }
  if (match.kind === 'faulty') return judged('faulty', read, [match.reason]);
  if (rules.scope === (match.kind === 'new' ? 'prices' : 'new')) return judged('passed', read);
  if (match.kind === 'new') return judgeNew(read, rules);
  if (!before) return judged('faulty', read, ['The book was deleted while the file was checked']);
  return judgeKnown(rules.scope === 'prices' ? pricesOf(read) : read, before, match.id);
}
