import type { Book } from '@bookstore/functions/shared/book';
import type { ReactNode } from 'react';
import { Carousel } from '#components/carousel.tsx';
import { BookCard } from './book-card.tsx';

interface BookCarouselProps {
  title: string;
  books: Book[];
  controls?: ReactNode;
  /** The action on each card. */
  action: (book: Book) => ReactNode;
  /** Whether its first covers are visible when the page opens. */
  eager?: boolean;
}

/** A carousel of book cards, or a line that says that there are none. */
export function BookCarousel({ title, books, controls, action, eager = false }: BookCarouselProps) {
  const slides = books.map((book, index) => ({
    key: book._id,
    content: <BookCard book={book} action={action(book)} eager={eager && index < 3} />,
  }));
  return <Carousel title={title} controls={controls} slides={slides} empty="No books here yet." />;
}
