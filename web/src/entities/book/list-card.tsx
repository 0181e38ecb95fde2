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

/** The columns of a list of books, which a page fills to its last row; large text leaves room for one. */
export const listColumns =
  'grid grid-cols-2 gap-x-4 gap-y-8 max-[20rem]:grid-cols-1 sm:grid-cols-3 sm:gap-x-6 xl:grid-cols-4 2xl:grid-cols-6';

interface ListCardProps {
  book: Book;
  /** The action on the card, such as adding the book to the cart. */
  action: ReactNode;
  /** Whether the card is visible when the page opens. */
  eager?: boolean;
  /** Whether the page names the author of all its books already. */
  withoutAuthor?: boolean;
  /** Of what level its title is, under the headings of the page. */
  heading?: 'h2' | 'h3';
}

/** A book in a list of many: its cover, and below it what tells it from the others. */
export function ListCard({
  book,
  action,
  eager = false,
  withoutAuthor = false,
  heading: Heading = 'h3',
}: ListCardProps) {
  const page = paths.book(book._id);
  return (
    <article className="relative flex h-full flex-col items-start">
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
      <Heading className="mt-3 max-w-full leading-6 wrap-anywhere">
        <Link to={page} className="line-clamp-5 hover:text-accent hover:underline">
          <BookTitle book={book} />
        </Link>
      </Heading>
      {book.author && !withoutAuthor && (
        <p className="w-full text-sm leading-6 wrap-anywhere text-muted">
          <AuthorLinks author={book.author} most={2} />
        </p>
      )}
      <RatingStars rating={book.rating} />
      <div className="mt-auto mb-3 flex flex-wrap items-baseline gap-x-3 pt-1">
        <BookPrice newPrice={book.newPrice} oldPrice={book.oldPrice} />
        <StockNote item={book} />
      </div>
      {action}
    </article>
  );
}
