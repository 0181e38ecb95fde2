import type { Book } from '@bookstore/functions/shared/book/book';
import { t } from '@bookstore/functions/shared/words/words';
import { type ReactNode, useDeferredValue } from 'react';
import { inputClasses } from '#components/forms/control-classes.ts';
import { useKeptChoice } from '#components/lists/use-kept-choice.ts';
import { useGenres } from '#config/genres.ts';
import { paths } from '#config/paths.ts';
import { BookCarousel } from './book-carousel.tsx';
import { useTopSellers } from './use-books.ts';

interface TopSellersProps {
  action: (book: Book) => ReactNode;
}

/** Filters nothing. */
const anyGenre = t('Choose a genre');

/** Reaches every book, best sellers first; filtered by genre. */
export function TopSellers({ action }: TopSellersProps) {
  const choices = useGenres().visible.filter(({ isChoice }) => isChoice);
  const [name, choose] = useKeptChoice('top sellers');
  const shownName = useDeferredValue(name);
  const genre = choices.find((choice) => choice.name === shownName);
  const books = useTopSellers(genre?.slug);
  const filter = (
    <select
      aria-label="Genre"
      value={choices.some((choice) => choice.name === name) ? name : anyGenre}
      aria-busy={name !== shownName}
      onChange={({ target }) => choose(target.value)}
      className={`${inputClasses} w-auto! max-w-full pe-9 max-[20rem]:pe-2 aria-busy:opacity-60`}
    >
      {/* A translated page has other texts, which are not genre names. */}
      <option value={anyGenre}>{anyGenre}</option>
      {choices.map((choice) => (
        <option key={choice.slug} value={choice.name}>
          {choice.name}
        </option>
      ))}
    </select>
  );
  return (
    <BookCarousel
      title="Top Sellers"
      books={books}
      listName={genre?.name ?? anyGenre}
      controls={filter}
      action={action}
      ending={genre ? { path: paths.category(genre.slug), name: genre.name } : { path: paths.browse }}
    />
  );
}
