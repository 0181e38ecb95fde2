import type { Book } from '@bookstore/functions/shared/book/book';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { BookCover } from '#entities/cover/book-cover.tsx';
import { AuthorLinks, CategoryLink } from './book-links.tsx';
import { BookPrice } from './book-price.tsx';
import { excerpt } from './excerpt.ts';
import { StockNote } from './stock-note.tsx';

/**
 * The frame of a card and of its placeholder: a cover beside the text, as high as the longest card where the column of
 * text is narrow, so that nothing below moves when other books come. Above it where large text leaves no room beside.
 */
export const cardFrame =
  'grid min-h-88 grid-cols-[7.5rem_1fr] max-[20rem]:grid-cols-1 content-start gap-5 py-3 sm:min-h-68 sm:grid-cols-[9.5rem_1fr] md:min-h-92 lg:grid-cols-[7.5rem_1fr] xl:grid-cols-[10.5rem_1fr] 2xl:min-h-82';

interface BookCardProps {
  book: Book;
  /** The action on the card, such as adding the book to the cart. */
  action: ReactNode;
  /** Whether the card is visible when the page opens. */
  eager?: boolean;
}

export function BookCard({ book, action, eager = false }: BookCardProps) {
  const page = paths.book(book._id);
  return (
    <article className={cardFrame}>
      <Link
        to={page}
        className="cover-link self-start transition-transform duration-200 hover:-translate-y-1 [&>*]:hover:shadow-lift"
      >
        <BookCover
          book={book}
          eager={eager}
          sizes="(width >= 1280px) 168px, (width >= 1100px) 120px, (width >= 640px) 152px, 120px"
        />
      </Link>
      <div className="flex min-w-0 flex-col items-start pr-1">
        <p className="text-xs leading-6 tracking-wide text-muted uppercase">
          <CategoryLink category={book.category ?? ''} />
        </p>
        <h3 className="max-w-full text-lg wrap-anywhere leading-snug xl:text-xl">
          <Link
            to={page}
            className="line-clamp-3 decoration-2 underline-offset-4 hover:text-accent hover:underline focus-visible:outline-offset-1"
          >
            {book.title}
          </Link>
        </h3>
        {book.author && (
          <p className="w-full text-sm leading-6 text-muted [&>span]:inline-flex [&>span]:max-w-full [&>span]:whitespace-pre [&_a]:truncate">
            <AuthorLinks author={book.author} />
          </p>
        )}
        <p className="mt-1.5 max-w-full text-[0.9375rem] leading-relaxed wrap-anywhere text-muted">
          {excerpt(book.description ?? '')}
        </p>
        <div className="mt-2 mb-3 flex flex-wrap items-baseline gap-x-3">
          <BookPrice newPrice={book.newPrice} oldPrice={book.oldPrice} className="text-lg" />
          <StockNote item={book} />
        </div>
        {action}
      </div>
    </article>
  );
}
