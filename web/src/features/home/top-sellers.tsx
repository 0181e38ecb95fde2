import type { Book } from '@bookstore/functions/shared/book/book';
import { type ReactNode, useState, useTransition } from 'react';
import { useLocation } from 'react-router-dom';
import { inputClasses } from '#components/forms/control-classes.ts';
import { paths } from '#config/paths.ts';
import { BookCarousel } from './book-carousel.tsx';
import { anyGenre, type Genre, genreCategory, genres } from './genre.ts';
import { useNewestBooks } from './use-newest-books.ts';

interface TopSellersProps {
  action: (book: Book) => ReactNode;
}

/** The genre that was chosen at each visit of the page, for the way back. */
const chosenGenres = new Map<string, Genre>();

/** The 'Top Sellers' carousel with its genre filter: it reaches every book. */
export function TopSellers({ action }: TopSellersProps) {
  const { key } = useLocation();
  const [genre, setGenre] = useState<Genre>(() => chosenGenres.get(key) ?? anyGenre);
  const [waiting, startTransition] = useTransition();
  const category = genreCategory(genre);
  const books = useNewestBooks(category);
  const filter = (
    <select
      aria-label="Genre"
      value={genre}
      aria-busy={waiting}
      onChange={({ target }) => {
        const chosen = genres.find((name) => name === target.value);
        if (!chosen) return;
        chosenGenres.set(key, chosen);
        startTransition(() => setGenre(chosen));
      }}
      className={`${inputClasses} w-auto! max-w-full pr-9 aria-busy:opacity-60`}
    >
      {genres.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  );
  return (
    <BookCarousel
      title="Top Sellers"
      books={books}
      listName={genre}
      controls={filter}
      action={action}
      eager
      ending={category ? { path: paths.category(category), name: genre } : { path: paths.browse }}
    />
  );
}
