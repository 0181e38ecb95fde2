import type { Book } from '@bookstore/functions/shared/book/book';
import { copyWords } from '@bookstore/functions/shared/book/copy-words';
import { t } from '@bookstore/functions/shared/words/words';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { useMoney } from '#config/money.ts';
import { paths } from '#config/paths.ts';
import { BookCover } from '#entities/cover/book-cover.tsx';

const manyColumns =
  'grid grid-cols-2 gap-x-5 gap-y-7 max-[20rem]:grid-cols-1 sm:grid-cols-3 lg:grid-cols-6 lg:gap-x-7';

/** One or two would leave most of a row of covers empty: they stand small, with their words beside. */
const fewColumns = 'grid gap-x-5 gap-y-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-7';
const besideCover = 'grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-4 max-[20rem]:grid-cols-1';

interface BookRowProps {
  title: string;
  books: readonly Book[];
  /** Stands beside the title. */
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
      <RowHead id={heading} title={title} action={action} className="mb-5 border-t border-line pt-6" />
      <ul className={isFew ? fewColumns : manyColumns}>
        {books.map((book) => (
          <li key={book._id} className={`group relative min-w-0 ${isFew ? besideCover : 'flex flex-col'}`}>
            <BookCover
              book={book}
              sizes={isFew ? '104px' : '(width >= 1100px) 180px, (width >= 640px) 30vw, 45vw'}
              className="max-[20rem]:max-w-32 transition-transform duration-200 group-hover:-translate-y-1"
            />
            <div className={isFew ? 'min-w-0' : 'mt-3 flex grow flex-col'}>
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
                <p dir="auto" className="line-clamp-2 text-sm wrap-anywhere text-muted sm:line-clamp-1">
                  {book.author}
                </p>
              )}
              {/* In one line with those of the other books. */}
              <p className={`pt-1 text-[0.9375rem] font-semibold tabular-nums ${isFew ? '' : 'mt-auto'}`}>
                {[copyWords(book), money.price(book.newPrice)].filter(Boolean).join(' · ')}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RowHeadProps {
  id: string;
  title: string;
  /** Stands beside the title, however long that is. */
  action: ReactNode;
  className?: string;
}

/** The head of some books, which `id` names. */
export function RowHead({ id, title, action, className = '' }: RowHeadProps) {
  return (
    <header className={`flex items-baseline justify-between gap-x-6 max-[20rem]:flex-wrap ${className}`}>
      <h2 id={id} className="min-w-0 text-xl wrap-anywhere md:text-2xl">
        {title}
      </h2>
      {action}
    </header>
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
