import { type GivenFields, type ReadLine, readAsValue } from '../book-file/line-reader.ts';
import { isChangedBySpreadsheets } from '../platform/csv/text-cell.ts';
import { saidInShop } from '../platform/words/say-in-shop.ts';
import { type NewBook, newBookSchema } from '../shared/book/book.ts';
import { type CoverCopy, withCopies } from '../shared/book/cover-copy.ts';
import { draftFields, draftSchema } from '../shared/book/draft.ts';
import { importFields, isImportField } from '../shared/import/book-import.ts';
import type { ImportRules } from '../shared/import/import-rules.ts';
import type { ListedStock } from '../shared/import/stock-columns.ts';
import type { Money } from '../shared/values/money.ts';
import { t } from '../shared/words/words.ts';
import type { Match } from './book-matcher.ts';
import { changedBookOf, differences, newBookOf } from './book-of-line.ts';
import type { PlanLine } from './plan-line.ts';
import { stockOfLine } from './stock-of-line.ts';

/** A book as listed in an export, with its stock if counted. */
export interface ListedBook {
  book: NewBook;
  stock?: ListedStock | undefined;
  /** The sources of its copied cover and pictures. */
  copy?: CoverCopy;
}

export interface CheckedLine {
  kind: 'new' | 'changed' | 'same' | 'faulty' | 'duplicate' | 'passed' | 'draft' | 'deleted';
  line: number;
  title: string;
  /** Why it is not imported, or what of it was left out. */
  reasons: string[];
  changes: string[];
  plan?: PlanLine;
}

export function fieldsOf(book: NewBook): NewBook {
  const names = Object.keys(newBookSchema.fields);
  const fields: unknown = Object.fromEntries(Object.entries(book).filter(([name]) => names.includes(name)));
  if (!newBookSchema.isType(fields)) throw new Error('These are not the fields of a book');
  return fields;
}

function checked(kind: CheckedLine['kind'], { line, title }: ReadLine, reasons: string[] = []): CheckedLine {
  return { kind, line, title, reasons, changes: [] };
}

function notesOf({ notes, stock }: ReadLine): string[] {
  return [...notes, ...stock.notes];
}

function checkNew(read: ReadLine, rules: ImportRules, money: Money): CheckedLine {
  const { book, notes, faults } = newBookOf(read, rules, money);
  if (!book) return checked('faulty', read, faults);
  const { line, id, createdAt } = read;
  const stock = stockOfLine(read.stock.given, undefined);
  const plan: PlanLine = {
    kind: 'new',
    line,
    book,
    ...(id && { id }),
    ...(createdAt && { createdAt }),
    ...(stock.plan && { stock: stock.plan }),
  };
  const unknown = read.unknownCategory;
  const translated = unknown
    ? [
        t('Category “{unknown}” is none of the shop’s: {category} instead', {
          unknown,
          category: book.category,
        }),
      ]
    : [];
  return { ...checked('new', read, [...notesOf(read), ...notes, ...translated, ...stock.notes]), plan };
}

/** A book not on sale in the file becomes a draft. */
function checkDraft(read: ReadLine, rules: ImportRules, money: Money): CheckedLine {
  const { title = read.title, ...given } = read.given;
  const whole = newBookOf(read, rules, money).book;
  const fields = { title, ...given };
  const draft =
    whole ??
    (draftSchema.isValidSync(fields, { context: { money, isbnAsPrinted: true } }) ? fields : { title });
  const plan: PlanLine = { kind: 'draft', line: read.line, draft: draftFields(draftSchema.cast(draft)) };
  return { ...checked('draft', read, [t('Not on sale in the file: it becomes a draft')]), plan };
}

/** For a file that may change prices and stock only: drops the rest. */
function pricesOf(read: ReadLine): ReadLine {
  const { newPrice, oldPrice } = read.given;
  const given = { ...(newPrice !== undefined && { newPrice }), ...(oldPrice !== undefined && { oldPrice }) };
  return { ...read, given, notes: [] };
}

/** Whether the file was saved in an encoding that lacks some of the text's letters. */
function hasLostLetters(text: string, before: string): boolean {
  if (text === before || text.length !== before.length) return false;
  return text
    .split('')
    .every((letter, at) => letter === before[at] || (letter === '?' && (before[at] ?? '') > '\u007f'));
}

/** Drops texts of an own-export line that a spreadsheet changed, with reasons. */
function withoutDamage(read: ReadLine, { book, stock }: ListedBook): ReadLine {
  if (read.id === undefined) return read;
  const present: Readonly<Record<string, unknown>> = { ...book, ...stock };
  const isUnmarked = (name: string) => read.unmarked.some((field) => field === name);
  const damaged = new Map<string, string>();
  for (const [name, value] of Object.entries({ ...read.given, ...read.stock.given })) {
    const [text, was] = [value, present[name] ?? ''].map(String);
    if (!isImportField(name) || text === undefined || was === undefined || text === was) continue;
    if (isUnmarked(name) && [text, was].some(isChangedBySpreadsheets))
      damaged.set(name, readAsValue(name, text));
    else if (hasLostLetters(text, was))
      damaged.set(
        name,
        t('{label} left out: the file was saved without some of its letters. Save it as “CSV UTF-8”', {
          label: saidInShop(importFields[name]),
        }),
      );
  }
  const left = (fields: object) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !damaged.has(name)));
  return {
    ...read,
    given: left(read.given),
    stock: { ...read.stock, given: left(read.stock.given) },
    notes: [...read.notes, ...damaged.values()],
  };
}

/** Drops addresses of pictures already copied to the shop. */
function givenTo({ copy = {} }: ListedBook, { coverImage, pictures, ...others }: GivenFields): GivenFields {
  return {
    ...others,
    ...(coverImage !== undefined && coverImage !== copy.coverSource && { coverImage }),
    ...(pictures && { pictures: withCopies(pictures, copy) }),
  };
}

function checkKnown(read: ReadLine, before: ListedBook, id: string, money: Money): CheckedLine {
  const { line, title } = read;
  const given = givenTo(before, read.given);
  const { book, notes, faults } = changedBookOf(before.book, given, money);
  // Left-out fields stay as they are; a book stored under earlier limits and not changed is not the file's fault.
  const changes = differences(before.book, { ...before.book, ...(book ?? given) });
  if (!book && changes.length > 0) return checked('faulty', read, faults);
  const stock = stockOfLine(read.stock.given, before.stock);
  const reasons = [...notesOf(read), ...(changes.length > 0 ? notes : []), ...stock.notes];
  if (changes.length === 0 && !stock.plan) return checked('same', read, reasons);
  const plan: PlanLine = {
    // Previewed as a change of stock only, so it remains one whatever becomes of the book meanwhile.
    kind: 'changed',
    line,
    title,
    id,
    given: changes.length > 0 ? given : {},
    ...(stock.plan && { stock: stock.plan }),
  };
  return { ...checked('changed', read, reasons), changes: [...changes, ...stock.changes], plan };
}

/** A deletion message removes the book, unless the file may change prices and stock only. */
function checkDeletion(read: ReadLine, id: string, { scope }: ImportRules): CheckedLine {
  if (scope === 'prices') return checked('passed', read, [t('The message takes this book back')]);
  const reason = t('The message takes this book back: it is taken out of the shop');
  const plan: PlanLine = { kind: 'deleted', line: read.line, title: read.title, id };
  return { ...checked('deleted', read, [reason]), plan };
}

/** @param before the matching book of the shop */
export function checkLine(
  read: ReadLine,
  match: Match,
  before: ListedBook | undefined,
  rules: ImportRules,
  money: Money,
): CheckedLine {
  if (read.faults.length > 0) return checked('faulty', read, read.faults);
  if (read.isContinued) return checked('passed', read);
  if (match.kind === 'duplicate') {
    return checked('duplicate', read, [t('Line {line} is about the same book', { line: match.line })]);
  }
  if (match.kind === 'faulty') return checked('faulty', read, [match.reason]);
  if (rules.scope === (match.kind === 'new' ? 'prices' : 'new')) return checked('passed', read);
  if (read.notice && match.kind === 'new') {
    return checked('passed', read, [
      read.notice === 'update'
        ? t('The shop does not have this book, which the message only brings up to date')
        : t('The shop does not have this book, which the message takes back'),
    ]);
  }
  if (match.kind === 'new' && read.damages.length > 0) return checked('faulty', read, read.damages);
  if (match.kind === 'new')
    return read.isDraft ? checkDraft(read, rules, money) : checkNew(read, rules, money);
  if (!before) return checked('faulty', read, [t('The book was deleted while the file was checked')]);
  // Lines of prices only have no title.
  const named = read.given.title === undefined ? { ...read, title: before.book.title } : read;
  if (read.notice === 'deletion') return checkDeletion(named, match.id, rules);
  if (read.isDraft) {
    return checked('passed', read, [t('The file does not sell this book: take it out of the shop by hand')]);
  }
  const whole = withoutDamage(named, before);
  return checkKnown(rules.scope === 'prices' ? pricesOf(whole) : whole, before, match.id, money);
}
