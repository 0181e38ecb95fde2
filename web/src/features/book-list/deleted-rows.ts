import type { Book } from '@bookstore/functions/shared/book/book';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { useRef, useState } from 'react';
import { dashboardTexts } from '#config/dashboard-texts.ts';
import { askFirst, showFailure, showToast } from '#lib/alerts.ts';
import { deleteBook, restoreBook } from './delete-book.ts';

/** How long the row of a deleted book stays in place, with an undo. */
const undoMilliseconds = 10_000;

function confirmDeletion({ title }: Book, waiting: number): Promise<boolean> {
  return askFirst(
    plural(waiting, 'An order waits for “{title}”', '{count} orders wait for “{title}”', { title }),
    t('A deleted book cannot be received. The orders keep it until it is taken out of them.'),
    t('Delete it'),
    t('Cancel'),
  );
}

/** A deleted book's row that stays although the list no longer has it. */
export interface DeletedRow {
  book: Book;
  state: 'deleting' | 'deleted' | 'restoring' | 'restored';
  /** Its place on the page, from 0. */
  place: number;
  /** Its height before the deletion, so that the rows below do not move. */
  height: number;
}

export interface DeletedRows {
  rows: ReadonlyMap<string, DeletedRow>;
  remove: (book: Book, place: number, height: number) => Promise<void>;
  restore: (book: Book) => Promise<void>;
  /** For the table: no row goes while the pointer is on it. */
  onPointerEnter: () => void;
  onPointerLeave: () => void;
}

export function useDeletedRows(
  address: string,
  onChanged: () => void,
  waitingFor: (bookId: string) => number,
): DeletedRows {
  const [rows, setRows] = useState<ReadonlyMap<string, DeletedRow>>(new Map());
  const [shownAt, setShownAt] = useState(address);
  if (shownAt !== address) {
    setShownAt(address);
    setRows(new Map());
  }
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

  async function remove(book: Book, place: number, height: number): Promise<void> {
    const waiting = waitingFor(book._id);
    if (waiting > 0 && !(await confirmDeletion(book, waiting))) return;
    // Before the answer: the list may be fetched without the book earlier.
    keep({ book, state: 'deleting', place, height });
    try {
      await deleteBook(book._id);
    } catch (error) {
      console.warn('The book was not deleted:', error);
      drop([book._id]);
      void showFailure(dashboardTexts.deleteBookFailure);
      return;
    }
    keepForAWhile({ book, state: 'deleted', place, height });
    onChanged();
    void showToast(dashboardTexts.deleteBookSuccess, { position: 'bottom-start' });
  }

  async function restore(book: Book): Promise<void> {
    const { place = 0, height = 0 } = rows.get(book._id) ?? {};
    keep({ book, state: 'restoring', place, height });
    try {
      await restoreBook(book._id);
    } catch (error) {
      console.warn('The book was not restored:', error);
      keepForAWhile({ book, state: 'deleted', place, height });
      void showFailure(dashboardTexts.restoreBookFailure, error instanceof Error ? error.message : '');
      return;
    }
    // The list is fetched a moment later.
    keepForAWhile({ book, state: 'restored', place, height });
    onChanged();
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

/** Puts the rows of deleted books into their old places. */
export function withDeletedRows(books: readonly Book[], rows: DeletedRows['rows']): readonly Book[] {
  const missing = [...rows.values()].filter(({ book }) => !books.some(({ _id }) => _id === book._id));
  if (missing.length === 0) return books;
  const merged = [...books];
  for (const { book, place } of missing.sort((one, other) => one.place - other.place)) {
    merged.splice(place, 0, book);
  }
  return merged;
}
