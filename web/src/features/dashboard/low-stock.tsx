import type { SalesOverview } from '@bookstore/functions/shared/sales';
import type { LowBook } from '@bookstore/functions/shared/stock';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useMay } from '#lib/admin-role.ts';

/** So many books are listed at once; the others are folded away. */
const listedBooks = 5;

/** The counted books that run low, the emptiest first. */
export function LowStock({ count, books }: SalesOverview['lowStock']) {
  if (count === 0) return null;
  const rest = books.slice(listedBooks);
  return (
    <section
      aria-labelledby="low-stock-title"
      className="rounded-card border border-line bg-surface p-5 lg:p-6"
    >
      <h2 id="low-stock-title" className="mb-2 text-lg">
        {count === 1 ? 'One book runs low' : `${count} books run low`}
      </h2>
      <LowBooks books={books.slice(0, listedBooks)} />
      {rest.length > 0 && (
        <details className="border-t border-line">
          <summary className="min-h-11 content-center text-[0.9375rem] text-accent">
            {rest.length === 1 ? 'One more' : `${rest.length} more`}
          </summary>
          <LowBooks books={rest} />
        </details>
      )}
    </section>
  );
}

function LowBooks({ books }: { books: readonly LowBook[] }) {
  const mayChangeBooks = useMay('catalogue');
  return (
    <ul className="divide-y divide-line">
      {books.map(({ bookId, title, onHand, shelf }) => (
        <li key={bookId} className="flex items-center gap-3 text-[0.9375rem]">
          {mayChangeBooks ? (
            <Link
              to={paths.editBook(bookId)}
              className="min-w-0 flex-1 truncate py-2.5 underline-offset-4 hover:text-accent hover:underline"
              title={title}
            >
              {title}
            </Link>
          ) : (
            <span className="min-w-0 flex-1 truncate py-2.5" title={title}>
              {title}
            </span>
          )}
          {shelf && <span className="text-sm text-muted">{shelf}</span>}
          <span className={`tabular-nums ${onHand === 0 ? 'font-medium text-accent' : 'text-muted'}`}>
            {onHand}
            <span className="sr-only"> on hand</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
