import { authorsOf } from '@bookstore/functions/shared/author/author';
import type { Book } from '@bookstore/functions/shared/book/book';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useGenres } from '#config/genres.ts';
import { useMoney } from '#config/money.ts';
import { paths } from '#config/paths.ts';
import { useApiData } from '#entities/api-data/use-api-data.ts';
import { BookCover } from '#entities/cover/book-cover.tsx';
import { firstRelatedBooks, relatedBooks } from './related-books.ts';

/** Rows of related books: of the same category and by the same author. */
export function RelatedRows({ book }: { book: Book }) {
  const { sameCategory, sameAuthor } = firstRelatedBooks(useApiData(relatedBooks(book._id)));
  const [author] = authorsOf(book.author);
  const { labelOf, hasPage } = useGenres();
  const category = book.category ?? '';
  return (
    <>
      {author && (
        <RelatedRow title={`Also by ${author.name}`} all={paths.author(author.slug)} books={sameAuthor} />
      )}
      <RelatedRow
        title={`More in ${labelOf(category)}`}
        all={hasPage(category) ? paths.category(category) : paths.browse}
        books={sameCategory}
      />
    </>
  );
}

interface NeighboursProps {
  book: Book;
  /** What the page shows already. */
  listed?: readonly Book[];
}

/** Books of other authors that stand beside a book, for a page that lists few. */
export function Neighbours({ book, listed = [] }: NeighboursProps) {
  const { sameCategory } = firstRelatedBooks(useApiData(relatedBooks(book._id)));
  const { hasPage } = useGenres();
  const own = new Set(authorsOf(book.author).map(({ slug }) => slug));
  const shown = new Set(listed.map(({ _id }) => _id));
  return (
    <RelatedRow
      title="Neighbours on the shelf"
      all={hasPage(book.category) ? paths.category(book.category) : paths.browse}
      books={sameCategory.filter(
        ({ _id, author }) => !shown.has(_id) && authorsOf(author).every(({ slug }) => !own.has(slug)),
      )}
      className="mt-10"
    />
  );
}

interface RelatedRowProps {
  title: string;
  /** The page with all of them. */
  all: string;
  books: Book[];
  className?: string;
}

/** A row of small cards. */
function RelatedRow({ title, all, books, className = 'page-width py-6 md:py-8' }: RelatedRowProps) {
  const money = useMoney();
  const heading = useId();
  if (books.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={className}>
      <header className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line pt-6">
        <h2 id={heading} className="text-xl md:text-2xl">
          {title}
        </h2>
        <Link
          to={all}
          aria-label={`See all: ${title}`}
          className="inline-flex min-h-11 items-center text-[0.9375rem] text-accent underline-offset-4 hover:underline"
        >
          See all
        </Link>
      </header>
      <ul className="grid grid-cols-2 gap-x-5 gap-y-7 sm:grid-cols-3 lg:grid-cols-6 lg:gap-x-7">
        {books.map((book) => (
          <li key={book._id} className="group relative min-w-0">
            <BookCover
              book={book}
              sizes="(width >= 1100px) 180px, (width >= 640px) 30vw, 45vw"
              className="transition-transform duration-200 group-hover:-translate-y-1"
            />
            <h3 className="mt-3 text-base leading-snug wrap-anywhere">
              <Link to={paths.book(book._id)} className="stretched line-clamp-4 group-hover:text-accent">
                {book.title}
              </Link>
            </h3>
            {book.author && <p className="line-clamp-2 text-sm wrap-anywhere text-muted">{book.author}</p>}
            <p className="mt-1 text-[0.9375rem] font-semibold tabular-nums">{money.price(book.newPrice)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
