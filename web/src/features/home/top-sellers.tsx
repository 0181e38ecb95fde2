import type { Book } from '@bookstore/functions/shared/book/book';
import { type ReactNode, useState, useTransition } from 'react';
import { inputClasses } from '#components/forms/control-classes.ts';
import { BookCarousel } from './book-carousel.tsx';
import { anyGenre, type Genre, genreCategory, genres } from './genre.ts';
import { useNewestBooks } from './use-newest-books.ts';

interface TopSellersProps {
  action: (book: Book) => ReactNode;
}

/** The 'Top Sellers' carousel with its genre filter: it reaches every book. */
export function TopSellers({ action }: TopSellersProps) {
  const [genre, setGenre] = useState<Genre>(anyGenre);
  const [waiting, startTransition] = useTransition();
  const books = useNewestBooks(genreCategory(genre));
  const filter = (
    <select
      aria-label="Genre"
      value={genre}
      aria-busy={waiting}
      onChange={({ target }) => {
        const chosen = genres.find((name) => name === target.value);
        if (chosen) startTransition(() => setGenre(chosen));
      }}
      className={`${inputClasses} w-auto! pr-9 aria-busy:opacity-60`}
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
      ending
    />
  );
}
