import type { Book } from '@bookstore/functions/shared/book/book';
import { copyWords } from '@bookstore/functions/shared/book/copy-words';
import { t } from '@bookstore/functions/shared/words/words';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { useMoney } from '#config/money.ts';
import { paths } from '#config/paths.ts';
import { BookCover } from '#entities/cover/book-cover.tsx';

const manyColumns = 'list-columns sm:grid-cols-3 lg:grid-cols-6';

/** One or two covers would leave a row empty: they are small, with the text beside. */
const fewColumns = 'few-columns';

interface BookRowProps {
  title: string;
  books: readonly Book[];
  action?: ReactNode;
  className?: string | undefined;
}

export function BookRow({ title, books, action, className = 'page-width py-6 md:py-8' }: BookRowProps) {
  const money = useMoney();
  const heading = useId();
  if (books.length === 0) return null;
  const isFew = books.length < 3;
  return (
    <section aria-labelledby={heading} className={className}>
      <header className="row-head">
        <h2 id={heading} className="min-w-0 text-xl wrap-anywhere md:text-2xl">
          {title}
        </h2>
        {action}
      </header>
      <ul className={isFew ? fewColumns : manyColumns}>
        {books.map((book) => (
          <li
            key={book._id}
            className={`group relative min-w-0 ${isFew ? 'beside-cover' : 'flex flex-col gap-3'}`}
          >
            <BookCover
              book={book}
              sizes={isFew ? '104px' : '(width >= 1100px) 180px, (width >= 640px) 30vw, 45vw'}
              className="max-[20rem]:max-w-32 transition-transform duration-200 group-hover:-translate-y-1"
            />
            <div className="flex min-w-0 grow flex-col">
              <h3 className="text-base leading-6 text-wrap wrap-anywhere">
                <Link
                  to={paths.book(book._id)}
                  dir="auto"
                  className="stretched line-clamp-3 sm:line-clamp-2 group-hover:text-accent"
                >
                  {book.title}
                </Link>
              </h3>
              {book.author && (
                <p dir="auto" className="line-clamp-1 text-sm text-muted">
                  {book.author}
                </p>
              )}
              {/* Aligned across the books of a row. */}
              <p className="mt-auto pt-1 text-[0.9375rem] font-semibold tabular-nums">
                {[copyWords(book), money.price(book.newPrice)].filter(Boolean).join(' · ')}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Leads to all books of which a row shows the first. */
export function SeeAll({ title, to }: { title: string; to: string }) {
  return (
    <Link
      to={to}
      aria-label={t('See all: {title}', { title })}
      className="inline-flex min-h-11 flex-none items-center text-[0.9375rem] text-accent underline-offset-4 hover:underline"
    >
      See all
    </Link>
  );
}
