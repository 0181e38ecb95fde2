import type { Book } from '@bookstore/functions/shared/book/book';
import type { ReactNode } from 'react';
import { DateLabel } from '#components/labels/date-label.tsx';
import { AuthorLinks, CategoryLink } from '#entities/book/book-links.tsx';
import { BookPrice } from '#entities/book/book-price.tsx';
import { StockNote } from '#entities/book/stock-note.tsx';
import { BookCover } from '#entities/cover/book-cover.tsx';
import { bookFacts } from './book-facts.ts';

/** The frame of a book's page and of its placeholder: the cover beside the text, or above it on a phone. */
export const detailsFrame =
  'page-width grid gap-8 pt-4 pb-8 sm:grid-cols-[minmax(0,16rem)_1fr] md:grid-cols-[minmax(0,20rem)_1fr] md:gap-14 md:pt-6 md:pb-14 lg:grid-cols-[minmax(0,22rem)_1fr]';

/** The width of the cover in that frame. */
export const detailsCover = 'mx-auto max-w-72 sm:max-w-none';

interface BookDetailsProps {
  book: Book;
  action: ReactNode;
}

/** All details of one book. */
export function BookDetails({ book, action }: BookDetailsProps) {
  const facts: [string, ReactNode][] = [
    ['Author', book.author ? <AuthorLinks key="author" author={book.author} /> : 'admin'],
    ['Published', <DateLabel key="date" instant={book.createdAt} />],
    ['Category', <CategoryLink key="category" category={book.category ?? ''} />],
    ...bookFacts(book),
  ];
  return (
    <article className={`${detailsFrame} items-start`}>
      <BookCover
        book={book}
        sizes="(width >= 1100px) 352px, (width >= 768px) 320px, (width >= 640px) 256px, 288px"
        eager
        className={detailsCover}
      />
      <div className="min-w-0 max-w-2xl [&_a]:underline [&_a]:decoration-line-strong/60 [&_a]:hover:decoration-current">
        <h1 className="text-3xl leading-tight break-words md:text-4xl lg:text-5xl" tabIndex={-1}>
          {book.title}
        </h1>
        {book.author && (
          <p className="mt-2 text-lg text-muted">
            by <AuthorLinks author={book.author} />
          </p>
        )}
        <BookPrice newPrice={book.newPrice} oldPrice={book.oldPrice} className="mt-5 text-2xl" />
        <StockNote item={book} className="mt-2" />
        <div className="mt-6 grid gap-3 sm:flex">{action}</div>
        <dl className="mt-8 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 border-y border-line py-5 text-[0.9375rem]">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="min-w-0 break-words">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-6 text-lg leading-relaxed break-words whitespace-pre-line">{book.description}</p>
      </div>
    </article>
  );
}
