import type { Book } from '@bookstore/functions/shared/book';
import type { ReactNode } from 'react';
import { useApiData } from '#lib/use-api-data.ts';
import { BookCarousel } from './book-carousel.tsx';
import { newestBooks } from './book-queries.ts';

interface RecommendedProps {
  action: (book: Book) => ReactNode;
}

/** The 'Recommended for You' carousel: the books at positions 8 to 17 of the shop's list. */
export function Recommended({ action }: RecommendedProps) {
  const books = useApiData(newestBooks()).slice(8, 18);
  return <BookCarousel title="Recommended for You" books={books} action={action} />;
}
