import type { GivenFields } from '../book-file/line-reader.ts';
import type { Book } from '../shared/book/book.ts';
import { categoryLabel } from '../shared/book/category.ts';
import { type BulkChange, changedCents } from '../shared/import/bulk-change.ts';
import { formatPrice, toCents } from '../shared/values/money.ts';
import type { PlanLine } from './judged-line.ts';

/** What a change makes of a book. */
interface PlannedBook {
  plan: PlanLine;
  /** What changes, in words. */
  words: string;
  /** The price that it makes, in cents; undefined where the price stays. */
  cents?: number;
}

type Fields = Pick<Book, '_id' | 'title' | 'newPrice' | 'category' | 'trending'>;

const yesOrNo = (isOn: boolean) => (isOn ? 'yes' : 'no');

/** The field that a change gives to a book, and how people read its old and new value. */
function given(book: Fields, change: BulkChange): { fields: GivenFields; words: string; cents?: number } {
  const { kind, category = '', trending = false } = change;
  if (kind === 'category') {
    return { fields: { category }, words: `${categoryLabel(book.category)} → ${categoryLabel(category)}` };
  }
  if (kind === 'trending') {
    return { fields: { trending }, words: `${yesOrNo(book.trending)} → ${yesOrNo(trending)}` };
  }
  const cents = changedCents(toCents(book.newPrice), change);
  const newPrice = cents / 100;
  return { fields: { newPrice }, words: `${formatPrice(book.newPrice)} → ${formatPrice(newPrice)}`, cents };
}

/** What a change makes of a book; undefined where all is so already. */
export function plannedBook(book: Fields, change: BulkChange, line: number): PlannedBook | undefined {
  const { _id: id, title, newPrice, category, trending } = book;
  if (change.kind === 'delete') {
    const shown = { title, newPrice, category, trending };
    return { plan: { kind: 'deleted', line, title, id, expected: shown }, words: 'is deleted' };
  }
  const { fields, words, cents } = given(book, change);
  const expected = Object.fromEntries(
    Object.entries({ newPrice, category, trending }).filter(([name]) => name in fields),
  );
  if (JSON.stringify(expected) === JSON.stringify(fields)) return undefined;
  const plan: PlanLine = { kind: 'changed', line, title, id, given: fields, expected };
  return { plan, words, ...(cents !== undefined && { cents }) };
}
