import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { BookCover } from '#entities/cover/book-cover.tsx';

type StandingBook = ComponentProps<typeof BookCover>['book'] & { _id: string; title: string };

interface StandingBooksProps<Shown> {
  label?: string;
  books: readonly Shown[];
  sizes: string;
  /** Whether they are visible when the page opens. */
  eager?: boolean;
  className?: string;
  /** Shown below the author. */
  more: (book: Shown) => ReactNode;
}

/** See home.css. */
export function StandingBooks<Shown extends StandingBook>({
  label,
  books,
  sizes,
  eager = false,
  className = '',
  more,
}: StandingBooksProps<Shown>) {
  return (
    <ul aria-label={label} className={`new-books ${className}`}>
      {books.map((book) => (
        <li key={book._id} className="group">
          <div aria-hidden="true">
            <BookCover
              book={book}
              sizes={sizes}
              eager={eager}
              className="transition-transform duration-200 group-hover:-translate-y-1"
            />
          </div>
          <div>
            <Link
              to={paths.book(book._id)}
              dir="auto"
              className="stretched line-clamp-2 font-display hover:text-accent hover:underline"
            >
              {book.title}
            </Link>
            {book.author && (
              <span dir="auto" className="block truncate text-sm text-muted">
                {book.author}
              </span>
            )}
            {more(book)}
          </div>
        </li>
      ))}
    </ul>
  );
}
