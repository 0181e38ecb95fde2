import type { Book } from '@bookstore/functions/shared/book/book';
import type { ShownShelfBook } from '@bookstore/functions/shared/shelf/shelf-answers';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { AuthorLinks } from '#entities/book/book-links.tsx';
import { BookPrice } from '#entities/book/book-price.tsx';
import { BookTitle } from '#entities/book/book-title.tsx';
import { StockNote } from '#entities/book/stock-note.tsx';
import { BookCover } from '#entities/cover/book-cover.tsx';
import { ShelfNote } from './shelf-note.tsx';

interface ShelfBooksProps {
  books: readonly ShownShelfBook[];
  action: (book: Book) => ReactNode;
}

export function ShelfBooks({ books, action }: ShelfBooksProps) {
  return (
    <ol className="mt-8 grid gap-x-12 gap-y-10 md:grid-cols-2">
      {books.map(({ book, note, by }, index) => (
        <li
          key={book._id}
          className="relative grid [--cover:6.5rem] grid-cols-[var(--cover)_minmax(0,1fr)] items-start gap-x-4 max-[20rem]:grid-cols-1 sm:[--cover:10rem] sm:gap-x-6 md:max-lg:[--cover:7.5rem]"
        >
          <Link
            to={paths.book(book._id)}
            aria-hidden="true"
            tabIndex={-1}
            className="cover-link transition-transform duration-200 hover:-translate-y-1"
          >
            <BookCover book={book} eager={index < 2} sizes="(width >= 640px) 160px, 104px" />
          </Link>
          <div className="flex min-w-0 flex-col items-start">
            <h2 className="max-w-full text-lg leading-snug wrap-anywhere xl:text-xl">
              <Link to={paths.book(book._id)} className="hover:text-accent hover:underline">
                <BookTitle book={book} />
              </Link>
            </h2>
            {book.author && (
              <p className="mt-0.5 w-full text-sm leading-6 wrap-anywhere text-muted">
                <AuthorLinks author={book.author} most={2} />
              </p>
            )}
            <ShelfNote note={note} by={by} className="mt-3 leading-relaxed" />
            <div className="mt-3 mb-3 flex flex-wrap items-baseline gap-x-3">
              <BookPrice newPrice={book.newPrice} oldPrice={book.oldPrice} />
              <StockNote item={book} />
            </div>
            {action(book)}
          </div>
        </li>
      ))}
    </ol>
  );
}
