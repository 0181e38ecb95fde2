import type { ListedShelf } from '@bookstore/functions/shared/shelf/shelf-answers';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { StandingBooks } from '#entities/book/standing-books.tsx';
import { ShelfNote } from './shelf-note.tsx';

export const shelfLink = 'inline-block py-3 underline underline-offset-4 hover:text-accent';

interface ShelfRowProps {
  shelf: ListedShelf;
  /** Shown beside the link to the shelf. */
  more?: ReactNode;
}

export function ShelfRow({ shelf: { title, slug, text, total, books }, more }: ShelfRowProps) {
  const heading = useId();
  const all = plural(total, 'See the book', 'See all {count} books');
  return (
    <section aria-labelledby={heading} className="promo-banner">
      <div className="min-w-0">
        <h2 id={heading} dir="auto" className="text-2xl wrap-anywhere md:text-3xl">
          {title}
        </h2>
        {text && (
          <p dir="auto" className="mt-3 line-clamp-3 max-w-md leading-relaxed wrap-anywhere text-muted">
            {text}
          </p>
        )}
        <p className="mt-2 flex flex-wrap gap-x-6">
          <Link
            to={paths.shelf(slug)}
            aria-label={t('{label}: {text}', { label: all, text: title })}
            className={shelfLink}
          >
            {all}
          </Link>
          {more}
        </p>
      </div>
      <StandingBooks
        books={books}
        sizes="208px"
        className="[--most:13rem]"
        more={({ note, by }) => (
          <ShelfNote note={note} by={by} className="mt-2 text-[0.9375rem] leading-snug" />
        )}
      />
    </section>
  );
}
