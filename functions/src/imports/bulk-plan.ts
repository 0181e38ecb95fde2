import type { GivenFields } from '../book-file/line-reader.ts';
import type { Book } from '../shared/book/book.ts';
import { type Genre, genreLabel } from '../shared/genre/genres.ts';
import { type BulkChange, changedCents } from '../shared/import/bulk-change.ts';
import type { Money } from '../shared/values/money.ts';
import { t } from '../shared/words/words.ts';
import type { BookLine } from './plan-line.ts';

interface PlannedBook {
  plan: BookLine;
  words: string;
  /** The new price in cents; undefined where the price stays. */
  cents?: number;
}

type Fields = Pick<Book, '_id' | 'title' | 'newPrice' | 'category' | 'trending'>;

const yesOrNo = (isOn: boolean) => (isOn ? t('yes') : t('no'));

function given(
  book: Fields,
  change: BulkChange,
  genres: readonly Genre[],
  money: Money,
): { fields: GivenFields; words: string; cents?: number } {
  const { kind, category = '', trending = false } = change;
  if (kind === 'category' || kind === 'merge') {
    const name = (slug: string) => genreLabel(genres, slug);
    return { fields: { category }, words: `${name(book.category)} → ${name(category)}` };
  }
  if (kind === 'trending') {
    return { fields: { trending }, words: `${yesOrNo(book.trending)} → ${yesOrNo(trending)}` };
  }
  const cents = changedCents(money.toCents(book.newPrice), change, money);
  const newPrice = money.toPrice(cents);
  return {
    fields: { newPrice },
    words: `${money.price(book.newPrice)} → ${money.text(cents)}`,
    cents,
  };
}

/** Undefined for no difference. */
export function plannedBook(
  book: Fields,
  change: BulkChange,
  line: number,
  genres: readonly Genre[],
  money: Money,
): PlannedBook | undefined {
  const { _id: id, title, newPrice, category, trending } = book;
  if (change.kind === 'delete') {
    return {
      plan: { kind: 'deleted', line, title, id, expected: { title, newPrice, category, trending } },
      words: t('is deleted'),
    };
  }
  const { fields, words, cents } = given(book, change, genres, money);
  const expected = Object.fromEntries(
    Object.entries({ newPrice, category, trending }).filter(([name]) => name in fields),
  );
  if (JSON.stringify(expected) === JSON.stringify(fields)) return undefined;
  const plan: BookLine = { kind: 'changed', line, title, id, given: fields, expected };
  return { plan, words, ...(cents !== undefined && { cents }) };
}
