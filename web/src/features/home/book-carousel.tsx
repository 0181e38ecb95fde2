import type { Book } from '@bookstore/functions/shared/book/book';
import { t } from '@bookstore/functions/shared/words/words';
import type { ReactNode } from 'react';
import { Carousel, type Slide } from '#components/lists/carousel.tsx';
import { BookCard } from '#entities/book/book-card.tsx';
import { AllSeen, BookToCome, MoreFailed, type WholeList } from './carousel-slides.tsx';
import type { GrowingBooks } from './use-books.ts';

interface BookCarouselProps {
  title: string;
  books: GrowingBooks;
  /** The name of the list: another list starts at its first book. */
  listName?: string;
  controls?: ReactNode;
  action: (book: Book) => ReactNode;
  /** The list to which a last slide leads, which says that there are no more books. */
  ending?: WholeList;
}

/** A carousel of book cards that loads on, or a line that says that there are none. */
export function BookCarousel(props: BookCarouselProps) {
  const { title, books, listName = title, controls, action, ending } = props;
  const { known, failed, hasMore, fetchMore, onReach } = books;
  const missing = known.indexOf(null);
  const shown = failed && missing >= 0 ? known.slice(0, missing) : known;
  const slides: Slide[] = shown.map((book, index) =>
    book
      ? { key: book._id, content: <BookCard book={book} action={action(book)} /> }
      : { key: `to come ${index}`, content: <BookToCome />, isEmpty: true },
  );
  if (failed) slides.push({ key: 'failed', content: <MoreFailed onRetry={fetchMore} /> });
  else if (hasMore && missing < 0) slides.push({ key: 'more', content: <BookToCome />, isEmpty: true });
  else if (ending && missing < 0 && known.length > 0)
    slides.push({ key: 'end', content: <AllSeen {...ending} /> });
  return (
    <Carousel
      title={title}
      listName={listName}
      controls={controls}
      slides={slides}
      total={hasMore || (ending !== undefined && missing >= 0) ? 'unknown' : slides.length}
      onReach={onReach}
      empty={t('No books here yet.')}
    />
  );
}
