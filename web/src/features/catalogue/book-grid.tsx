import type { Book } from '@bookstore/functions/shared/book/book';
import type { ReactNode } from 'react';
import { listColumns } from '#entities/book/list-card.tsx';

export interface BookGridProps {
  books: readonly Book[];
  /** The card of a book; the cover of an eager one loads with the page, and a wide one has room for a description. */
  card: (book: Book, how: { eager: boolean; wide: boolean }) => ReactNode;
  /** How many cards are visible when the page opens. */
  eager?: number;
  wide?: boolean;
}

export function BookGrid({ books, card, eager = 0, wide = false }: BookGridProps) {
  return (
    <ul className={`mt-6 ${wide ? 'grid gap-x-8 gap-y-4 lg:grid-cols-2' : listColumns}`}>
      {books.map((book, index) => (
        <li key={book._id}>{card(book, { eager: index < eager, wide })}</li>
      ))}
    </ul>
  );
}
