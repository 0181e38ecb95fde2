import type { Book } from '@bookstore/functions/shared/book';
import { useRef, useState } from 'react';
import { dashboardTexts } from '#config/dashboard-texts.ts';
import { showFailure, showToast } from '#lib/alerts.ts';
import { deleteBook, restoreBook } from './inventory-commands.ts';

/** How long the row of a deleted book stays in its place, with a way to undo. */
export const undoMilliseconds = 10_000;

/** A row that stays in its place whatever the live list says. */
export interface DeletedRow {
  book: Book;
  state: 'deleting' | 'deleted' | 'restoring' | 'restored';
  /** Its height before the deletion, so that the rows below do not move. */
  height: number;
}

export interface DeletedRows {
  rows: ReadonlyMap<string, DeletedRow>;
  remove: (book: Book, height: number) => Promise<void>;
  restore: (book: Book) => Promise<void>;
  /** For the table: while the pointer is on it, no row goes. */
  onPointerEnter: () => void;
  onPointerLeave: () => void;
}

/** Deletes books and keeps their rows for a while, each with a way to undo. */
export function useDeletedRows(): DeletedRows {
  const [rows, setRows] = useState<ReadonlyMap<string, DeletedRow>>(new Map());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const overdue = useRef(new Set<string>());
  const isPointed = useRef(false);

  function keep(row: DeletedRow): void {
    clearTimeout(timers.current.get(row.book._id));
    overdue.current.delete(row.book._id);
    setRows((before) => new Map(before).set(row.book._id, row));
  }

  function keepForAWhile(row: DeletedRow): void {
    keep(row);
    const id = row.book._id;
    const expire = () => (isPointed.current ? overdue.current.add(id) : drop([id]));
    timers.current.set(id, setTimeout(expire, undoMilliseconds));
  }

  function drop(ids: readonly string[]): void {
    setRows((before) => new Map([...before].filter(([id]) => !ids.includes(id))));
  }

  async function remove(book: Book, height: number): Promise<void> {
    // From now on, since the live list may hear of the deletion before its answer is here.
    keep({ book, state: 'deleting', height });
    try {
      await deleteBook(book._id);
    } catch (error) {
      console.warn('The book was not deleted:', error);
      drop([book._id]);
      void showFailure(dashboardTexts.deleteBookFailure);
      return;
    }
    keepForAWhile({ book, state: 'deleted', height });
    void showToast(dashboardTexts.deleteBookSuccess, { position: 'bottom-start' });
  }

  async function restore(book: Book): Promise<void> {
    const height = rows.get(book._id)?.height ?? 0;
    keep({ book, state: 'restoring', height });
    try {
      await restoreBook(book._id);
    } catch (error) {
      console.warn('The book was not restored:', error);
      keepForAWhile({ book, state: 'deleted', height });
      void showFailure(dashboardTexts.restoreBookFailure, error instanceof Error ? error.message : '');
      return;
    }
    // The live list hears of it a little later.
    keepForAWhile({ book, state: 'restored', height });
  }

  return {
    rows,
    remove,
    restore,
    onPointerEnter() {
      isPointed.current = true;
    },
    onPointerLeave() {
      isPointed.current = false;
      if (overdue.current.size > 0) drop([...overdue.current]);
      overdue.current.clear();
    },
  };
}

/** Whether a book stands before another one: newest first, as the table's query sorts. */
function isBefore(one: Book, other: Book): boolean {
  if (one.createdAt !== other.createdAt) return one.createdAt > other.createdAt;
  return one._id > other._id;
}

interface PageOfBooks {
  books: readonly Book[];
  /** The last book of the page before. */
  after: Book | undefined;
  /** Whether no page follows. */
  isLast: boolean;
}

/** A page of the live list, with the kept rows that belong to it in their places. */
export function withDeletedRows(
  { books, after, isLast }: PageOfBooks,
  rows: DeletedRows['rows'],
): readonly Book[] {
  const end = books.at(-1);
  const missing = [...rows.values()]
    .map(({ book }) => book)
    .filter((book) => !books.some(({ _id }) => _id === book._id))
    .filter((book) => !after || isBefore(after, book))
    .filter((book) => isLast || !end || isBefore(book, end));
  if (missing.length === 0) return books;
  return [...books, ...missing].sort((one, other) => (isBefore(one, other) ? -1 : 1));
}
