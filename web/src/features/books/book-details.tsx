import type { Book } from '@bookstore/functions/shared/book';
import { categoryLabel } from '@bookstore/functions/shared/category';
import type { ReactNode } from 'react';
import { DateLabel } from '#components/date-label.tsx';
import { BookCover } from './book-cover.tsx';
import { BookPrice } from './book-price.tsx';

interface BookDetailsProps {
  book: Book;
  action: ReactNode;
}

/** All details of one book. */
export function BookDetails({ book, action }: BookDetailsProps) {
  const facts: [string, ReactNode][] = [
    ['Author', book.author || 'admin'],
    ['Published', <DateLabel key="date" instant={book.createdAt} />],
    ['Category', categoryLabel(book.category ?? '')],
  ];
  return (
    <article className="page-width grid items-start gap-8 py-8 sm:grid-cols-[minmax(0,16rem)_1fr] md:gap-14 md:py-14 lg:grid-cols-[minmax(0,22rem)_1fr]">
      <BookCover
        title={book.title}
        coverImage={book.coverImage}
        sizes="(width >= 1100px) 352px, (width >= 640px) 256px, 240px"
        eager
        className="mx-auto max-w-60 sm:max-w-none"
      />
      <div className="min-w-0 max-w-2xl">
        <h1 className="text-3xl leading-tight break-words md:text-4xl lg:text-5xl" tabIndex={-1}>
          {book.title}
        </h1>
        <BookPrice newPrice={book.newPrice} oldPrice={book.oldPrice} className="mt-5 text-2xl" />
        <div className="mt-6">{action}</div>
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
