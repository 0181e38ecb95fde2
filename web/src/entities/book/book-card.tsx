import type { Book } from '@bookstore/functions/shared/book/book';
import { cutAtWord } from '@bookstore/functions/shared/book/excerpt';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { BookCover } from '#entities/cover/book-cover.tsx';
import { AuthorLinks, CategoryLink } from './book-links.tsx';
import { BookPrice } from './book-price.tsx';
import { BookTitle } from './book-title.tsx';
import { RatingStars } from './rating-stars.tsx';
import { StockNote } from './stock-note.tsx';

interface BookCardProps {
  book: Book;
  action: ReactNode;
  /** Whether the card is visible when the page opens. */
  eager?: boolean;
  /** For pages that name the author of all their books already. */
  withoutAuthor?: boolean;
  /** How many books stand in the row: one or two have more room. */
  few?: number;
}

export function BookCard({ book, action, eager = false, withoutAuthor = false, few = 3 }: BookCardProps) {
  const roomy = few < 3;
  const page = paths.book(book._id);
  return (
    <article className={roomy ? `roomy-card ${few === 1 ? 'lone-book' : ''}` : 'book-card'}>
      <Link
        to={page}
        aria-hidden="true"
        tabIndex={-1}
        className={`cover-link self-start transition-transform duration-200 hover:-translate-y-1 min-[20rem]:row-span-2 ${roomy ? '' : '2xl:row-span-3'}`}
      >
        <BookCover book={book} eager={eager} sizes="(width >= 1536px) 192px, (width >= 640px) 176px, 136px" />
      </Link>
      <div className="flex min-w-0 flex-col items-start pe-1">
        <p className="text-xs leading-6 tracking-wide text-muted uppercase">
          <CategoryLink category={book.category ?? ''} />
          {book.rating && ' · '}
          <RatingStars rating={book.rating} isShort={!roomy} />
        </p>
        <h3
          className={`max-w-full text-lg wrap-anywhere leading-snug ${roomy ? 'lg:text-2xl lg:leading-snug' : 'xl:text-xl'}`}
        >
          <Link
            to={page}
            className={`${roomy ? '' : 'line-clamp-3'} decoration-2 underline-offset-4 hover:text-accent hover:underline focus-visible:outline-offset-1`}
          >
            <BookTitle book={book} />
          </Link>
        </h3>
        {book.author && !withoutAuthor && (
          <p className="w-full text-sm leading-6 text-muted [&>span]:inline-flex [&>span]:max-w-full [&>span]:whitespace-pre [&_a]:truncate">
            <AuthorLinks author={book.author} most={2} />
          </p>
        )}
        {book.description && (
          <p
            dir="auto"
            className={`mt-1.5 max-w-full wrap-anywhere text-muted ${roomy ? 'text-[0.9375rem] leading-relaxed lg:text-base lg:leading-relaxed' : 'text-sm leading-5 2xl:text-[0.9375rem] 2xl:leading-relaxed'}`}
          >
            <CardExcerpt description={book.description} />
          </p>
        )}
      </div>
      <div
        className={
          roomy
            ? 'flex flex-wrap items-center gap-x-3 gap-y-3 self-start'
            : 'contents *:last:col-span-full *:last:max-w-96 2xl:*:last:col-start-2'
        }
      >
        <div>
          <BookPrice newPrice={book.newPrice} oldPrice={book.oldPrice} className="text-lg" />
          <StockNote item={book} />
        </div>
        {action}
      </div>
    </article>
  );
}

/** 80 characters and an ellipsis, of which the eye sees whole words. */
function CardExcerpt({ description }: { description: string }) {
  const cut = cutAtWord(description);
  if (!cut) return description;
  return (
    <>
      {cut.shown}
      {cut.brokenWord && <span hidden>{cut.brokenWord}</span>}…
    </>
  );
}
