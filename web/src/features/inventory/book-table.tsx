import type { Book } from '@bookstore/functions/shared/book';
import { categoryLabel } from '@bookstore/functions/shared/category';
import { formatPrice } from '@bookstore/functions/shared/money';
import { Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { LoadingNote } from '#components/async-boundary.tsx';
import { buttonLook } from '#components/control-looks.ts';
import { paths } from '#config/paths.ts';
import { DeleteButton } from './delete-button.tsx';
import { rowsPage, useBookRows } from './inventory-queries.ts';

const columns = ['#', 'Book Title', 'Category', 'Price', 'Actions'];

/** All books, live, a page of rows at a time as the reader scrolls. */
export function BookTable() {
  return (
    <div className="overflow-x-auto">
      <table className="w-full min-w-160 text-left text-[0.9375rem]">
        <thead>
          <tr className="border-b border-line-strong/40 text-sm text-muted">
            {columns.map((column) => (
              <th key={column} scope="col" className="px-4 py-3 font-medium last:text-right">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <RowsPage first={1} />
      </table>
    </div>
  );
}

interface RowsPageProps {
  /** The number of its first row. */
  first: number;
  after?: Book;
}

function RowsPage({ first, after }: RowsPageProps) {
  // While a deleted row moves the pages that follow it, they keep showing what they had.
  const books = useBookRows(useDeferredValue(after));
  const [more, setMore] = useState(false);
  const last = books.at(-1);
  if (!last && !after) {
    return (
      <tbody>
        <tr>
          <td colSpan={columns.length} className="px-4 py-16 text-center text-muted">
            No books yet.
          </td>
        </tr>
      </tbody>
    );
  }
  return (
    <>
      <tbody>
        {books.map((book, index) => (
          <BookRow key={book._id} number={first + index} book={book} />
        ))}
      </tbody>
      {books.length === rowsPage && !more && <MoreRows onSeen={() => setMore(true)} />}
      {more && last && (
        <Suspense fallback={<WaitingRow />}>
          <RowsPage first={first + books.length} after={last} />
        </Suspense>
      )}
    </>
  );
}

function BookRow({ number, book }: { number: number; book: Book }) {
  return (
    <tr className="border-b border-line last:border-0 hover:bg-sunken/60">
      <td className="px-4 py-3 text-muted tabular-nums">{number}</td>
      <th scope="row" className="max-w-96 px-4 py-3 font-medium break-words">
        {book.title}
      </th>
      <td className="px-4 py-3 text-muted">{categoryLabel(book.category)}</td>
      <td className="px-4 py-3 tabular-nums">{formatPrice(book.newPrice)}</td>
      <td className="px-4 py-2 text-right whitespace-nowrap">
        <Link to={paths.editBook(book._id)} aria-label={`Edit ${book.title}`} className={buttonLook('quiet')}>
          Edit
        </Link>
        <DeleteButton book={book} />
      </td>
    </tr>
  );
}

/** Asks for more rows as soon as it comes near the screen. */
function MoreRows({ onSeen }: { onSeen: () => void }) {
  const edge = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    if (!edge.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onSeen(), {
      rootMargin: '600px',
    });
    observer.observe(edge.current);
    return () => observer.disconnect();
  }, [onSeen]);
  return (
    <tbody ref={edge}>
      <tr>
        <td colSpan={columns.length} className="h-12" />
      </tr>
    </tbody>
  );
}

function WaitingRow() {
  return (
    <tbody>
      <tr>
        <td colSpan={columns.length}>
          <LoadingNote />
        </td>
      </tr>
    </tbody>
  );
}
