import type { GivenFields } from '../book-file/line-reader.ts';
import { type Book, type NewBook, type StoredBook, shopFields } from '../shared/book/book.ts';
import { isNewCopy } from '../shared/book/book-condition.ts';
import type { PubliclyStocked } from '../shared/book/stock-words.ts';
import { type Genre, genreOf } from '../shared/genre/genres.ts';
import type { Money } from '../shared/values/money.ts';
import { t } from '../shared/words/words.ts';
import { changedBookOf, differences } from './book-of-line.ts';
import { fieldsOf } from './check-line.ts';
import type { BookLine } from './plan-line.ts';

interface PlannedState {
  fields: NewBook & PubliclyStocked;
  createdAt: Date;
  updatedAt: Date;
}

/** The present outcome of a planned line: a new state, a reason against it, or nothing to do. */
export type Outcome =
  | { kind: 'written'; after: PlannedState | undefined; version: number }
  | { kind: 'skipped'; reason: string }
  | { kind: 'same' };

const same: Outcome = { kind: 'same' };

function skipped(reason: string): Outcome {
  return { kind: 'skipped', reason };
}

function added(plan: BookLine & { kind: 'new' }, startedAt: number): Outcome {
  // One millisecond apart, so that the first line is the newest.
  const createdAt = plan.createdAt ? new Date(plan.createdAt) : new Date(startedAt - plan.line);
  const after = { fields: plan.book, createdAt, updatedAt: createdAt };
  return { kind: 'written', after, version: createdAt.getTime() };
}

const changedSincePreview = () => skipped(t('The book was changed since the preview'));

function isChangedSince(expected: GivenFields | undefined, now: Book): boolean {
  return differences({ ...now, ...expected }, now).length > 0;
}

function changed(
  { given, expected }: BookLine & { kind: 'changed' },
  present: StoredBook | undefined,
  startedAt: number,
  money: Money,
): Outcome {
  if (!present) return skipped(t('The book was deleted since the check'));
  if (Object.keys(given).length === 0) return same;
  const { book } = present;
  if (isChangedSince(expected, book)) return changedSincePreview();
  // A bulk change touches only its own field, even in a book stored under earlier limits.
  const fields: NewBook | undefined = expected
    ? { ...fieldsOf(book), ...given }
    : changedBookOf(fieldsOf(book), given, money).book;
  if (!fields) return skipped(t('The book was changed since the check'));
  if (differences(book, fields).length === 0) return same;
  const version = Math.max(startedAt, present.version + 1);
  const kept = { ...fields, ...shopFields({ ...book }) };
  const after = { fields: kept, createdAt: new Date(book.createdAt), updatedAt: new Date(version) };
  return { kind: 'written', after, version };
}

function deleted(
  { expected }: BookLine & { kind: 'deleted' },
  present: StoredBook | undefined,
  startedAt: number,
): Outcome {
  if (!present) return same;
  if (isChangedSince(expected, present.book)) return changedSincePreview();
  return { kind: 'written', after: undefined, version: Math.max(startedAt, present.version + 1) };
}

export interface LineWithBook {
  plan: BookLine;
  id: string;
  present: StoredBook | undefined;
}

interface PresentShop {
  genres: readonly Genre[];
  money: Money;
}

/** Considers what others changed since the check. @param isTaken whether another book prevents one from having its ISBN */
export function outcomesOf(
  lines: readonly LineWithBook[],
  isTaken: (id: string, book: Pick<NewBook, 'isbn' | 'condition'>) => boolean,
  startedAt: number,
  { genres, money }: PresentShop,
): Outcome[] {
  const taken = new Set<string>();
  return lines.map(({ plan, id, present }): Outcome => {
    if (plan.kind === 'deleted') return deleted(plan, present, startedAt);
    const given = plan.kind === 'new' ? plan.book : plan.given;
    const book = { ...present?.book, ...given };
    const says = 'isbn' in given || 'condition' in given;
    const isbn = says && isNewCopy(book) ? book.isbn : undefined;
    if (isbn !== undefined && (isTaken(id, book) || taken.has(isbn))) {
      return skipped(t('Another book of the shop has this ISBN since the check'));
    }
    if (plan.kind === 'new' && present) return skipped(t('The shop has this book since the check'));
    const category = plan.kind === 'new' ? plan.book.category : plan.given.category;
    if (category !== undefined && category !== present?.book.category && !genreOf(genres, category)) {
      return skipped(t('The shop does not have its category any more'));
    }
    if (isbn !== undefined) taken.add(isbn);
    return plan.kind === 'new' ? added(plan, startedAt) : changed(plan, present, startedAt, money);
  });
}
