import type { Book } from '@bookstore/functions/shared/book/book';
import { t } from '@bookstore/functions/shared/words/words';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { BookCover } from '#entities/cover/book-cover.tsx';
import { bannerPart } from './first-view.ts';
import { useNewestBooks } from './use-books.ts';

const tilts = ['-rotate-6 translate-y-3', 'z-10', 'rotate-6 translate-y-3'];

/** 'Dracula by Bram Stoker': no text says so beside these covers. */
const nameOf = ({ title, author }: Book) => (author ? t('{title} by {author}', { title, author }) : title);

/** The newest covers, fanned out. */
export function NewestCovers() {
  const { known } = useNewestBooks(bannerPart);
  return (
    <ul aria-label="Newest books" className="mx-auto grid w-full max-w-md grid-cols-3 px-3 lg:max-w-xl">
      {known
        .filter((book) => book !== null)
        .map((book, index) => (
          <li
            key={book._id}
            className={`-mx-1.5 sm:-mx-2 ${tilts[index]} transition-transform duration-300 hover:-translate-y-1`}
          >
            <Link to={paths.book(book._id)} aria-label={nameOf(book)} className="cover-link">
              <BookCover book={book} sizes="(width >= 1100px) 200px, (width >= 640px) 130px, 30vw" eager />
            </Link>
          </li>
        ))}
    </ul>
  );
}
