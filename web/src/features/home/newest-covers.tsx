import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { BookCover } from '#entities/cover/book-cover.tsx';
import { useNewestBooks } from './use-newest-books.ts';

const tilts = ['-rotate-6 translate-y-3', 'z-10', 'rotate-6 translate-y-3'];

/** The three newest covers, fanned out. */
export function NewestCovers() {
  const { known } = useNewestBooks(undefined, { from: 0, to: tilts.length });
  return (
    <ul
      aria-label="Newest books"
      className="mx-auto grid w-full max-w-md grid-cols-3 gap-3 sm:gap-5 lg:max-w-xl"
    >
      {known
        .filter((book) => book !== null)
        .map((book, index) => (
          <li
            key={book._id}
            className={`${tilts[index]} transition-transform duration-300 hover:-translate-y-1`}
          >
            <Link to={paths.book(book._id)} className="cover-link">
              <BookCover book={book} sizes="(width >= 1100px) 180px, (width >= 640px) 130px, 28vw" eager />
            </Link>
          </li>
        ))}
    </ul>
  );
}
