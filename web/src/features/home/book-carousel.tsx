import type { Book } from '@bookstore/functions/shared/book/book';
import { t } from '@bookstore/functions/shared/words/words';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { Carousel, type Slide } from '#components/lists/carousel.tsx';
import { BookCard } from '#entities/book/book-card.tsx';
import type { GrowingBooks } from './use-books.ts';

interface BookCarouselProps {
  title: string;
  books: GrowingBooks;
  /** Another list starts at its first book. */
  listName?: string;
  controls?: ReactNode;
  action: (book: Book) => ReactNode;
  /** The list that a last slide links to, after all books. */
  ending?: WholeList;
}

/** Loads more books on scrolling; a note when there are none. */
export function BookCarousel(props: BookCarouselProps) {
  const { title, books, listName = title, controls, action, ending } = props;
  const { slots, failed, hasMore, fetchMore, onReach } = books;
  const missing = slots.indexOf(null);
  const visible = failed && missing >= 0 ? slots.slice(0, missing) : slots;
  const slides: Slide[] = visible.map((book, index) =>
    book
      ? { key: book._id, content: <BookCard book={book} action={action(book)} /> }
      : { key: `to come ${index}`, content: <BookToCome />, isEmpty: true },
  );
  if (failed) slides.push({ key: 'failed', content: <MoreFailed onRetry={fetchMore} /> });
  else if (hasMore && missing < 0) slides.push({ key: 'more', content: <BookToCome />, isEmpty: true });
  else if (ending && missing < 0 && slots.length > 0)
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

/** Stays without JavaScript. */
function BookToCome() {
  return (
    <div className="py-3 noscript:hidden">
      <div className="aspect-[2/3] w-34 rounded-[3px] bg-sunken sm:w-44 lg:w-38 xl:w-44 2xl:w-48" />
    </div>
  );
}

function MoreFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="grid h-full place-content-center justify-items-center gap-4 px-4 text-center"
    >
      <p className="text-lg">The next books did not come.</p>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

/** A page with all books of a carousel. */
interface WholeList {
  path: string;
  /** 'Horror'; left out for all books. */
  name?: string;
}

function AllSeen({ path, name = '' }: WholeList) {
  return (
    <div className="grid h-full place-content-center justify-items-center gap-3 px-4 text-center">
      <p className="font-display text-2xl">You have seen them all</p>
      <p className="text-muted">The next parcel of books is on its way.</p>
      <Link to={path} className={buttonClasses('secondary')}>
        {name ? t('Browse {genre}', { genre: name }) : t('Browse the books')}
      </Link>
    </div>
  );
}
