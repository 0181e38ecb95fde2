import type { Book } from '@bookstore/functions/shared/book/book';
import type { ReactNode } from 'react';
import { listColumns, rowColumns } from '#entities/book/list-columns.ts';

export interface BookGridProps {
  books: readonly Book[];
  card: (book: Book, how: CardPlace) => ReactNode;
  /** How many cards are visible when the page opens. */
  eager?: number;
  wide?: boolean;
  /** Whether these are all the books, six or fewer. */
  isRow?: boolean;
}

export interface CardPlace {
  eager: boolean;
  /** How many books stand in the list, when so few that descriptions fit. */
  few?: number;
}

/** As many columns as so few books fill on a wide screen. */
function wideColumns(count: number): string {
  return `grid gap-x-8 gap-y-4 ${count === 3 ? 'lg:grid-cols-3' : count === 2 ? 'lg:grid-cols-2' : ''}`;
}

export function BookGrid({ books, card, eager = 0, wide = false, isRow = false }: BookGridProps) {
  const columns = wide
    ? `mt-3 ${wideColumns(books.length)}`
    : `mt-6 ${isRow ? rowColumns(books.length) : listColumns}`;
  return (
    <ul className={columns}>
      {books.map((book, index) => (
        <li key={book._id}>{card(book, { eager: index < eager, ...(wide && { few: books.length }) })}</li>
      ))}
    </ul>
  );
}
