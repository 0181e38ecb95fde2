import { bookcaseLimits, type SpineBook } from '@bookstore/functions/shared/catalogue/bookcase';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useGenres } from '#config/genres.ts';
import { paths } from '#config/paths.ts';
import { useApiData } from '#entities/api-data/use-api-data.ts';
import { Spine } from '#entities/book/spine.tsx';
import { bookcase } from './bookcase-query.ts';

const end = 'end-of-shelves';

/** The books of the shop as spines: a shelf for each genre, that leads to its books. */
export function Bookcase() {
  const shelves = useApiData(bookcase());
  const heading = useId();
  if (shelves.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="page-width relative py-5 md:py-6">
      <h2 id={heading} className="text-xl sm:text-2xl md:text-3xl">
        Along the shelves
      </h2>
      <a
        href={`#${end}`}
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:end-4 focus:z-10 focus:rounded-full focus:bg-surface focus:px-5 focus:py-3"
      >
        Skip the shelves
      </a>
      <ul className="bookcase">
        {shelves.map((shelf) => (
          <GenreShelf key={shelf.category} {...shelf} />
        ))}
      </ul>
      <div id={end} />
    </section>
  );
}

/** The bookcase while its books are loading. */
export function EmptyBookcase() {
  const { shown } = useGenres();
  return (
    <div aria-hidden="true" className="page-width py-5 md:py-6">
      <div className="skeleton h-9 w-64" />
      <ul className="bookcase">
        {shown.slice(0, bookcaseLimits.shelves).map(({ slug }) => (
          <GenreShelf key={slug} category={slug} books={[]} />
        ))}
      </ul>
    </div>
  );
}

/** Fewer books than these need no wide board. */
const fewBooks = 6;

interface GenreShelfProps {
  category: string;
  total?: number;
  books: readonly SpineBook[];
}

function GenreShelf({ category, total, books }: GenreShelfProps) {
  const { labelOf } = useGenres();
  const heading = useId();
  const name = labelOf(category);
  const all = total && plural(total, 'See the book', 'See all {count} books');
  return (
    <li className={total !== undefined && total < fewBooks ? 'short-shelf' : undefined}>
      <header className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 id={heading} className="text-lg wrap-anywhere">
          {name}
        </h3>
        {all && (
          <Link
            to={paths.category(category)}
            aria-label={t('{label}: {text}', { label: all, text: name })}
            className="inline-flex min-h-11 items-center text-[0.9375rem] text-accent underline-offset-4 hover:underline"
          >
            {all}
          </Link>
        )}
      </header>
      <ul aria-labelledby={heading} className="shelf">
        {books.map((book) => (
          <Spine key={book._id} book={book} />
        ))}
      </ul>
    </li>
  );
}
