import type { MouseEvent } from 'react';
import { Button } from '#components/forms/button.tsx';
import { useApiData } from '#entities/api-data/use-api-data.ts';
import { BookRow } from '#entities/book/book-row.tsx';
import { booksByIds } from '#entities/book/books-by-ids.ts';
import { clearSeen } from './recently-seen-store.ts';

function clear({ currentTarget }: MouseEvent<HTMLElement>): void {
  // The row goes, and must not take the focus with it.
  currentTarget.closest('main')?.focus({ preventScroll: true });
  clearSeen();
}

interface SeenRowProps {
  ids: readonly string[];
  className?: string | undefined;
}

export function SeenRow({ ids, className }: SeenRowProps) {
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
