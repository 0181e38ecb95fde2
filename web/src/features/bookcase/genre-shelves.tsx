import { plural, t } from '@bookstore/functions/shared/words/words';
import { useDeferredValue, useId } from 'react';
import { Link } from 'react-router-dom';
import { LinkTabs, panelId, tabId } from '#components/lists/link-tabs.tsx';
import { useKeptChoice } from '#components/lists/use-kept-choice.ts';
import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import { useGenres } from '#config/genres.ts';
import { paths } from '#config/paths.ts';
import { texts } from '#config/texts.ts';
import { useApiData, useQueryCache } from '#entities/api-data/use-api-data.ts';
import { Spine } from '#entities/book/spine.tsx';
import { apiQuery } from '#lib/query-client.ts';
import { BlankShelf } from './blank-shelf.tsx';

function bookcase(category?: string) {
  return apiQuery('GET /api/bookcase', category === undefined ? {} : { query: { category } });
}

const end = 'end-of-shelves';

export function GenreShelves() {
  const { visible, labelOf } = useGenres();
  // Usually the open shelf: one call brings the tabs and its books.
  const shelves = useApiData(bookcase(visible[0]?.slug));
  const cache = useQueryCache();
  const id = useId();
  const [chosen = shelves[0]?.category, choose] = useKeptChoice('bookcase');
  // The tab switches at once; the previous books stay until the new ones are loaded.
  const shownGenre = useDeferredValue(chosen);
  const shelf = shelves.find(({ category }) => category === shownGenre) ?? shelves[0];
  if (!shelf) return null;
  const { category, total } = shelf;
  const name = labelOf(category);
  const all = plural(total, 'See the book', 'See all {count} books');
  return (
    <section aria-labelledby={id} className="page-width relative py-5 md:py-6">
      <h2 id={id} className="text-xl sm:text-2xl md:text-3xl">
        Along the shelves
      </h2>
      <a
        href={`#${end}`}
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:end-4 focus:z-10 focus:rounded-full focus:bg-surface focus:px-5 focus:py-3"
      >
        Skip the shelves
      </a>
      <LinkTabs
        label="Genres"
        id={id}
        tabs={shelves.map((one) => ({
          key: one.category,
          name: labelOf(one.category),
          path: paths.category(one.category),
        }))}
        chosen={chosen}
        onChoose={choose}
        onNear={(near) => void cache.prefetchQuery(bookcase(near))}
      />
      <div
        id={panelId(id)}
        role="tabpanel"
        aria-labelledby={tabId(id, category)}
        aria-busy={chosen !== category}
      >
        <AsyncBoundary failure={texts.booksFailure} loading={<BlankShelf />} about={category}>
          <GenreShelf category={category} name={name} />
        </AsyncBoundary>
        <Link
          to={paths.category(category)}
          aria-label={t('{label}: {text}', { label: all, text: name })}
          className="inline-flex min-h-11 items-center text-[0.9375rem] text-accent underline-offset-4 hover:underline md:absolute md:end-(--page-margin) md:top-5"
        >
          {all}
        </Link>
      </div>
      <div id={end} />
    </section>
  );
}

interface GenreShelfProps {
  category: string;
  name: string;
}

function GenreShelf({ category, name }: GenreShelfProps) {
  const shelf = useApiData(bookcase(category)).find((one) => one.category === category);
  return (
    <ul aria-label={name} className="shelf bookcase">
      {shelf?.books.map((book) => (
        <Spine key={book._id} book={book} />
      ))}
    </ul>
  );
}
