import type { DocumentData, Transaction } from 'firebase-admin/firestore';
import type { GivenFields } from '../book-file/line-reader.ts';
import { bookCollection, bookDocument, storedBook } from '../books/book-store.ts';
import type { IsbnHolders } from '../books/isbn-store.ts';
import type { BookImportChange } from '../imports/change-document.ts';
import { fieldsOf, type PlanLine } from '../imports/judged-line.ts';
import { changedBookOf, differences } from '../imports/line-book.ts';
import { sha256 } from '../platform/sha256.ts';
import { type Book, type NewBook, type StoredBook, shopFields } from '../shared/book/book.ts';
import type { CountedBook } from '../stock/stock-document.ts';
import { readCounted } from '../stock/stock-store.ts';
import type { BookWrite } from './write-books.ts';

/** A book keeps its id however often its line is worked on. */
function idOf(importId: string, plan: PlanLine): string {
  return plan.id ?? sha256(`${importId}:${plan.line}`).slice(0, 20);
}

/** What becomes of a line of the plan now: a write, a reason why not, or nothing when it is so already. */
export interface Outcome {
  write?: BookWrite;
  change?: BookImportChange;
  /** The stock of a book that leaves the shop. */
  counted?: CountedBook;
  skipped?: string;
}

interface Present {
  id: string;
  stored: StoredBook | undefined;
  document: DocumentData | undefined;
  /** Known only of books that are to be deleted. */
  counted: CountedBook | undefined;
}

function added(plan: PlanLine & { kind: 'new' }, { id }: Present, startedAt: number): Outcome {
  // A millisecond for each line: the first is the newest.
  const createdAt = plan.createdAt ? new Date(plan.createdAt) : new Date(startedAt - plan.line);
  const version = createdAt.getTime();
  const book = { _id: id, ...plan.book, createdAt: createdAt.toISOString() };
  const document = bookDocument(plan.book, createdAt);
  return {
    write: { id, before: undefined, after: { book, document }, version },
    change: { id, line: plan.line, title: plan.book.title, version },
  };
}

const changedSincePreview = 'The book was changed since the preview';

/** Whether a book is not any more as the preview has shown it. */
function isChangedSince(expected: GivenFields | undefined, now: Book): boolean {
  return differences({ ...now, ...expected }, now).length > 0;
}

function changed(
  { given, expected, line, title }: PlanLine & { kind: 'changed' },
  { id, stored, document }: Present,
  startedAt: number,
): Outcome {
  if (!stored || !document) return { skipped: 'The book was deleted since the check' };
  const { book: before } = stored;
  if (isChangedSince(expected, before)) return { skipped: changedSincePreview };
  // A bulk change touches its own field alone, also in a book that was stored before today's limits.
  const fields: NewBook | undefined = expected
    ? { ...fieldsOf(before), ...given }
    : changedBookOf(fieldsOf(before), given).book;
  if (!fields) return { skipped: 'The book was changed since the check' };
  if (differences(before, fields).length === 0) return {};
  const version = Math.max(startedAt, stored.version + 1);
  const { createdAt } = before;
  const kept = { ...fields, ...shopFields({ ...before }) };
  const book = { _id: id, ...kept, createdAt };
  return {
    write: {
      id,
      before,
      after: { book, document: bookDocument(kept, new Date(createdAt), new Date(version)) },
      version,
    },
    change: { id, line, title, version, before: document },
  };
}

function deleted(
  { line, title, expected }: PlanLine & { kind: 'deleted' },
  { id, stored, document, counted }: Present,
  startedAt: number,
): Outcome {
  if (!stored || !document) return {};
  if (isChangedSince(expected, stored.book)) return { skipped: changedSincePreview };
  const version = Math.max(startedAt, stored.version + 1);
  return {
    write: { id, before: stored.book, after: undefined, version },
    change: { id, line, title, version, before: document, isDeletion: true },
    ...(counted && { counted }),
  };
}

/** The ISBN that a line gives to its book; null for a line that leaves the book what it has. */
export function isbnOf(plan: PlanLine | undefined): string | undefined | null {
  if (!plan || plan.kind === 'deleted') return undefined;
  if (plan.kind === 'new') return plan.book.isbn;
  return 'isbn' in plan.given ? plan.given.isbn : null;
}

export function titleOf(plan: PlanLine): string {
  return plan.kind === 'new' ? plan.book.title : plan.title;
}

/** The outcome of each line, with what others have done since the check taken into account. */
export function outcomesOf(
  lines: readonly PlanLine[],
  books: readonly Present[],
  holders: IsbnHolders,
  startedAt: number,
): Outcome[] {
  const taken = new Set<string>();
  return lines.map((plan, index): Outcome => {
    const present = books[index];
    if (!present) throw new Error('A book of the plan was not read');
    if (plan.kind === 'deleted') return deleted(plan, present, startedAt);
    const isbn = isbnOf(plan) ?? undefined;
    const holder = isbn === undefined ? undefined : holders.get(isbn);
    if ((holder !== undefined && holder !== present.id) || (isbn !== undefined && taken.has(isbn))) {
      return { skipped: 'Another book of the shop has this ISBN since the check' };
    }
    if (plan.kind === 'new' && present.stored) return { skipped: 'The shop has this book since the check' };
    if (isbn !== undefined) taken.add(isbn);
    return plan.kind === 'new' ? added(plan, present, startedAt) : changed(plan, present, startedAt);
  });
}

/** The books of some lines as they are now. */
export async function readPresent(
  transaction: Transaction,
  importId: string,
  lines: readonly PlanLine[],
): Promise<Present[]> {
  const ids = lines.map((plan) => idOf(importId, plan));
  const leaving = ids.filter((_, index) => lines[index]?.kind === 'deleted');
  const [snapshots, counted] = await Promise.all([
    transaction.getAll(...ids.map((id) => bookCollection().doc(id))),
    readCounted(leaving),
  ]);
  return snapshots.map((snapshot) => ({
    id: snapshot.id,
    stored: snapshot.exists ? storedBook(snapshot) : undefined,
    document: snapshot.data(),
    counted: counted.find(({ bookId }) => bookId === snapshot.id),
  }));
}
