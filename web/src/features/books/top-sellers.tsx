import type { Book } from '@bookstore/functions/shared/book';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useState, useTransition } from 'react';
import { inputLook } from '#components/control-looks.ts';
import { useQueryCache } from '#lib/browser-data.ts';
import { BookCarousel } from './book-carousel.tsx';
import { newestBooks } from './book-queries.ts';
import { anyGenre, type Genre, genreCategory, genres } from './genre.ts';

interface TopSellersProps {
  action: (book: Book) => ReactNode;
}

/** The 'Top Sellers' carousel with its genre filter. */
export function TopSellers({ action }: TopSellersProps) {
  const [genre, setGenre] = useState<Genre>(anyGenre);
  const [waiting, startTransition] = useTransition();
  const { data: books } = useSuspenseQuery(newestBooks(genreCategory(genre)), useQueryCache());
  const filter = (
    <select
      aria-label="Genre"
      value={genre}
      aria-busy={waiting}
      onChange={({ target }) => {
        const chosen = genres.find((name) => name === target.value);
        if (chosen) startTransition(() => setGenre(chosen));
      }}
      className={`${inputLook} w-auto! pr-9 aria-busy:opacity-60`}
    >
      {genres.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  );
  return <BookCarousel title="Top Sellers" books={books} controls={filter} action={action} eager />;
}
