import type { ListedShelf, ListedShelfBook } from '@bookstore/functions/shared/shelf/shelf-answers';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { BookTitle } from '#entities/book/book-title.tsx';
import { BookCover } from '#entities/cover/book-cover.tsx';
import { ShelfNote } from './shelf-note.tsx';

/** A shelf among others: its first books with what is said of them, and the link to all. */
export function ShelfRow({ shelf: { title, slug, text, total, books } }: { shelf: ListedShelf }) {
  const heading = useId();
  const all = plural(total, 'See the book', 'See all {count} books');
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} dir="auto" className="text-2xl wrap-anywhere md:text-3xl">
        {title}
      </h2>
      {text && (
        <p dir="auto" className="mt-2 line-clamp-3 max-w-2xl wrap-anywhere text-muted">
          {text}
        </p>
      )}
      <ul className="mt-5 grid gap-x-8 gap-y-6 lg:grid-cols-3">
        {books.map((book) => (
          <FirstBook key={book._id} {...book} />
        ))}
      </ul>
      <Link
        to={paths.shelf(slug)}
        aria-label={t('{label}: {text}', { label: all, text: title })}
        className="mt-3 inline-flex min-h-11 items-center text-[0.9375rem] text-accent underline-offset-4 hover:underline"
      >
        {all}
      </Link>
    </section>
  );
}

function FirstBook({ note, by, ...book }: ListedShelfBook) {
  return (
    <li className="group relative grid grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-4">
      <BookCover book={book} sizes="88px" />
      <div className="min-w-0">
        <h3 className="text-base leading-snug wrap-anywhere">
          <Link to={paths.book(book._id)} className="stretched line-clamp-2 group-hover:text-accent">
            <BookTitle book={book} />
          </Link>
        </h3>
        {book.author && <p className="truncate text-sm text-muted">{book.author}</p>}
        <ShelfNote note={note} by={by} className="mt-2 text-[0.9375rem] leading-snug" />
      </div>
    </li>
  );
}
