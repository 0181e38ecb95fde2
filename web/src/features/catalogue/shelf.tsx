import type { Book } from '@bookstore/functions/shared/book/book';
import { Spine } from '#entities/book/spine.tsx';
import { BookCover } from '#entities/cover/book-cover.tsx';

/** Books as they stand on shelves: a spine turns to its cover under the mouse and with the focus. See shelf.css. */
export function Shelf({ books }: { books: readonly Book[] }) {
  return (
    <ul className="shelf mt-6">
      {books.map((book) => (
        <Spine key={book._id} book={book}>
          <BookCover book={book} sizes="190px" />
        </Spine>
      ))}
    </ul>
  );
}
