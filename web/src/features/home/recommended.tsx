import type { Book } from '@bookstore/functions/shared/book/book';
import type { ReactNode } from 'react';
import { BookCarousel } from './book-carousel.tsx';
import { recommendedPart } from './first-view.ts';
import { useNewestBooks } from './use-books.ts';

interface RecommendedProps {
  action: (book: Book) => ReactNode;
}

/** The books at positions 8 to 17 of the shop's list. */
export function Recommended({ action }: RecommendedProps) {
  const books = useNewestBooks(recommendedPart);
  return <BookCarousel title="Recommended for You" books={books} action={action} />;
}
