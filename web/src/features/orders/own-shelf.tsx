import type { Book } from '@bookstore/functions/shared/book/book';
import { bookListLimits } from '@bookstore/functions/shared/book/book-paging';
import type { Order } from '@bookstore/functions/shared/order/order';
import { plural, t } from '@bookstore/functions/shared/words/words';
import type { CSSProperties, ReactNode } from 'react';
import { useApiQuery } from '#entities/api-data/use-api-data.ts';
import { booksByIds } from '#entities/book/books-by-ids.ts';
import { Spine } from '#entities/book/spine.tsx';
import { BookCover } from '#entities/cover/book-cover.tsx';
import { boughtBooks } from './bought-books.ts';
import { DayAndYear } from './order-days.tsx';

/** For tags of two lines, and a button below each book. See shelf.css. */
const room: CSSProperties & Record<`--${string}`, string> = { '--tags': '2.5rem', '--foot': '2.75rem' };

interface OwnShelfProps {
  orders: readonly Order[];
  /** The button that buys a book again. */
  again: (book: Book) => ReactNode;
}

/** Bought books as spines with their days, as many as one call returns. */
export function OwnShelf({ orders, again }: OwnShelfProps) {
  const all = boughtBooks(orders);
  const bought = all.slice(0, bookListLimits.ids);
  const { data, isPending, isPlaceholderData } = useApiQuery({
    ...booksByIds(bought.map(({ bookId }) => bookId)),
    enabled: bought.length > 0,
    // The orders are live: the shelf stays while one more is loaded.
    placeholderData: (before) => before,
  });
  // The spines' thickness is only known once the books are loaded.
  if (bought.length === 0 || isPending) return null;
  const books = new Map(data?.books.map((book) => [book._id, book]));
  const actionFor = (book: Book | undefined) => {
    if (book) return again(book);
    return data && !isPlaceholderData && t('No longer available');
  };
  return (
    <section aria-labelledby="own-shelf" className="mt-12 print:hidden">
      <h2 id="own-shelf" className="text-2xl md:text-3xl">
        Your shelf
      </h2>
      <p className="mt-2 mb-6 max-w-prose text-muted">
        {all.length > bought.length
          ? plural(
              bought.length,
              'The last book that you have bought here, with the day of its order.',
              'The last {count} books that you have bought here, each with the day of its order.',
            )
          : t('The books that you have bought here, each with the day of its order.')}
      </p>
      <ul aria-labelledby="own-shelf" className="shelf" style={room}>
        {bought.map(({ bookId, title, author, at }) => {
          const book = books.get(bookId);
          return (
            <Spine
              key={bookId}
              book={book ?? { _id: bookId, title, newPrice: 0, ...(author && { author }) }}
              tag={<DayAndYear instant={at} />}
              foot={
                <div className="grid w-0 min-w-full place-items-center text-center text-[0.6875rem]/tight text-muted">
                  {actionFor(book)}
                </div>
              }
            >
              {book && <BookCover book={book} sizes="190px" />}
            </Spine>
          );
        })}
      </ul>
    </section>
  );
}
