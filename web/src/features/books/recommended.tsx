import type { Book } from '@bookstore/functions/shared/book';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useQueryCache } from '#lib/browser-data.ts';
import { BookCarousel } from './book-carousel.tsx';
import { newestBooks } from './book-queries.ts';

interface RecommendedProps {
  action: (book: Book) => ReactNode;
}

/** The 'Recommended for You' carousel: the books at positions 8 to 17 of the shop's list. */
export function Recommended({ action }: RecommendedProps) {
  const { data } = useSuspenseQuery(newestBooks(), useQueryCache());
  return <BookCarousel title="Recommended for You" books={data.slice(8, 18)} action={action} />;
}
