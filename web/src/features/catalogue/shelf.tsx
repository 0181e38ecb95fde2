import type { Book } from '@bookstore/functions/shared/book/book';
import { clothOf } from '@bookstore/functions/shared/book/cover-cloth';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { useMoney } from '#config/money.ts';
import { paths } from '#config/paths.ts';
import { BookCover } from '#entities/cover/book-cover.tsx';

/** Books as they stand on a shelf: a spine turns to its cover under the mouse and with the focus. See shelf.css. */
export function Shelf({ books }: { books: readonly Book[] }) {
  return (
    <ul className="shelf mt-6">
      {books.map((book) => (
        <Spine key={book._id} book={book} />
      ))}
    </ul>
  );
}

function Spine({ book }: { book: Book }) {
  const money = useMoney();
  const { ground, ink } = clothOf(book.title);
  // What stands behind a colon or in brackets, and more than two long lines, have no room on a back.
  const [title = book.title] = book.title.split(/(?<=\S)(?::\s|\s[(–—])/u);
  const size = title.length > 26 ? 0.75 : title.length > 17 ? 0.875 : 1;
  const style: CSSProperties & Record<`--${string}`, string | number | undefined> = {
    '--ground': ground,
    '--ink': ink,
    '--pages': book.pages,
    '--size': size,
  };
  return (
    <li style={style}>
      <Link to={paths.book(book._id)}>
        <span>
          <b>{title}</b> {book.author && <small>{book.author}</small>}
        </span>
        <i aria-hidden="true">
          <BookCover book={book} sizes="190px" />
        </i>
      </Link>
      <p>{money.price(book.newPrice)}</p>
    </li>
  );
}
