import type { BestSeller } from '@bookstore/functions/shared/sales';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';

/** The books that sold most in the last days. */
export function BestSellers({ books }: { books: readonly BestSeller[] }) {
  return (
    <section
      aria-labelledby="best-sellers-title"
      className="rounded-card border border-line bg-surface p-5 lg:p-6"
    >
      <h2 id="best-sellers-title" className="mb-2 text-lg">
        Best sellers
      </h2>
      {books.length === 0 && <p className="text-[0.9375rem] text-muted">Nothing was sold in these days.</p>}
      <ol className="divide-y divide-line">
        {books.map(({ bookId, title, copies }) => (
          <li key={bookId} className="flex items-center gap-3 text-[0.9375rem]">
            <Link
              to={paths.book(bookId)}
              className="min-w-0 flex-1 truncate py-2.5 underline-offset-4 hover:text-accent hover:underline"
              title={title}
            >
              {title}
            </Link>
            <span className="text-muted tabular-nums">
              {copies}
              <span className="sr-only">{copies === 1 ? ' copy' : ' copies'}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
