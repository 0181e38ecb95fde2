import { type MouseEvent, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import { useApiData } from '#entities/api-data/use-api-data.ts';
import { BookRow } from '#entities/book/book-row.tsx';
import { booksByIds } from '#entities/book/books-by-ids.ts';
import { clearSeen, noteSeen, useRecentlySeen } from './recently-seen-store.ts';

/** As many as fill a row of a wide screen. */
const shownBooks = 6;

export interface RecentlySeenProps {
  /** The page's own book, left out. */
  bookId?: string;
  className?: string;
}

export function RecentlySeen({ bookId, className }: RecentlySeenProps) {
  const { key } = useLocation();
  useEffect(() => {
    if (bookId !== undefined) noteSeen(bookId, key === 'default');
  }, [bookId, key]);
  const ids = useRecentlySeen().filter((id) => id !== bookId);
  if (ids.length === 0) return null;
  return (
    <AsyncBoundary loading={null}>
      <SeenRow ids={ids.slice(0, shownBooks)} className={className} />
    </AsyncBoundary>
  );
}

function clear({ currentTarget }: MouseEvent<HTMLElement>): void {
  // The row disappears, and must not take the focus with it.
  currentTarget.closest('main')?.focus({ preventScroll: true });
  clearSeen();
}

interface SeenRowProps {
  ids: readonly string[];
  className?: string | undefined;
}

function SeenRow({ ids, className }: SeenRowProps) {
  const books = new Map(useApiData(booksByIds(ids)).books.map((book) => [book._id, book]));
  const inOrder = ids.flatMap((id) => books.get(id) ?? []);
  return (
    <BookRow
      title="Recently seen"
      books={inOrder}
      className={className}
      action={
        <Button variant="quiet" aria-label="Clear: Recently seen" onClick={clear} className="-me-4 sm:-me-5">
          Clear
        </Button>
      }
    />
  );
}
