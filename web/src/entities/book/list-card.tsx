import type { Book } from '@bookstore/functions/shared/book/book';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { BookCover } from '#entities/cover/book-cover.tsx';
import { AuthorLinks } from './book-links.tsx';
import { BookPrice } from './book-price.tsx';
import { BookTitle } from './book-title.tsx';
import { RatingStars } from './rating-stars.tsx';
import { StockNote } from './stock-note.tsx';

interface ListCardProps {
  book: Book;
  action: ReactNode;
  /** Whether the card is visible when the page opens. */
  eager?: boolean;
  /** For pages that name the author of all their books already. */
  withoutAuthor?: boolean;
  /** The title's heading level. */
  heading?: 'h2' | 'h3';
}

export function ListCard({
  book,
  action,
  eager = false,
  withoutAuthor = false,
  heading: Heading = 'h3',
}: ListCardProps) {
  const page = paths.book(book._id);
  return (
    <article className="flex h-full flex-col items-start">
      <Link
        to={page}
        aria-hidden="true"
        tabIndex={-1}
        className="cover-link w-full transition-transform duration-200 hover:-translate-y-1"
      >
        <BookCover
          book={book}
          eager={eager}
          sizes="(width >= 1536px) 170px, (width >= 1100px) 230px, (width >= 640px) 30vw, 45vw"
        />
      </Link>
      {/* Fills the space above prices and buttons, which are aligned across a row. */}
      <div className="mt-3 w-full min-w-0 grow wrap-anywhere">
        <Heading className="leading-6 text-wrap">
          <Link
            to={page}
            className="*:first:line-clamp-3 sm:*:first:line-clamp-2 sm:[&_span+span]:truncate hover:text-accent hover:underline"
          >
            <BookTitle book={book} />
          </Link>
        </Heading>
        <p className="flex gap-x-3 text-sm leading-6 text-muted empty:hidden">
          {book.author && !withoutAuthor && (
            <span className="card-author">
              <AuthorLinks author={book.author} most={2} />
            </span>
          )}
          <RatingStars rating={book.rating} isShort />
        </p>
        <StockNote item={book} />
      </div>
      <BookPrice newPrice={book.newPrice} oldPrice={book.oldPrice} className="mt-1 mb-3" />
      {action}
    </article>
  );
}
