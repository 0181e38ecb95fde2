import { t } from '@bookstore/functions/shared/words/words';
import { Link } from 'react-router-dom';
import { useMoney } from '#config/money.ts';
import { paths } from '#config/paths.ts';
import { BookCover } from '#entities/cover/book-cover.tsx';
import { bannerPart } from './first-view.ts';
import { useNewestBooks } from './use-books.ts';

/** The newest books, as they stand on the table by the door. */
export function NewestCovers() {
  const { known } = useNewestBooks(bannerPart);
  const money = useMoney();
  if (known.length === 0) return null;
  return (
    <ul aria-label={t('Newest books')} className="new-books">
      {known
        .filter((book) => book !== null)
        .map((book) => (
          <li key={book._id} className="group">
            <div aria-hidden="true">
              <BookCover
                book={book}
                sizes="(width >= 1100px) 256px, (width >= 640px) 30vw, 176px"
                eager
                className="transition-transform duration-200 group-hover:-translate-y-1"
              />
            </div>
            <p>
              <Link
                to={paths.book(book._id)}
                dir="auto"
                className="stretched line-clamp-2 font-display hover:text-accent hover:underline"
              >
                {book.title}
              </Link>
              {book.author && (
                <span dir="auto" className="block truncate text-sm text-muted">
                  {book.author}
                </span>
              )}
              <span className="sr-only">Price: </span>
              <span className="mt-1 block font-semibold tabular-nums">{money.price(book.newPrice)}</span>
            </p>
          </li>
        ))}
    </ul>
  );
}
