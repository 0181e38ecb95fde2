import type { SalesOverview } from '@bookstore/functions/shared/order/sales';
import type { LowBook } from '@bookstore/functions/shared/stock/stock';
import { plural } from '@bookstore/functions/shared/words/words';
import { figure } from '#components/labels/figure.ts';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useMay } from '#entities/session/admin-role.ts';
import { ListCard, ListItem } from './list-card.tsx';

/** More books are folded. */
const listedBooks = 5;

/** Counted books that run low, lowest first. */
export function LowStock({ count, books }: SalesOverview['lowStock']) {
  if (count === 0) return null;
  const rest = books.slice(listedBooks);
  return (
    <ListCard title={plural(count, 'One book runs low', '{count} books run low')}>
      <LowBooks books={books.slice(0, listedBooks)} />
      {rest.length > 0 && (
        <details className="border-t border-line">
          <summary className="min-h-11 content-center text-[0.9375rem] text-accent">
            {plural(rest.length, 'One more', '{count} more')}
          </summary>
          <LowBooks books={rest} />
        </details>
      )}
    </ListCard>
  );
}

function LowBooks({ books }: { books: readonly LowBook[] }) {
  const mayChangeBooks = useMay('catalogue');
  return (
    <ul className="divide-y divide-line">
      {books.map(({ bookId, title, onHand, shelf }) => (
        <ListItem
          key={bookId}
          to={mayChangeBooks ? dashboardPaths.editBook(bookId) : undefined}
          label={title}
        >
          {shelf && <span className="text-sm text-muted">{shelf}</span>}
          <span className={`tabular-nums ${onHand === 0 ? 'font-medium text-ochre-ink' : 'text-muted'}`}>
            {figure(onHand)}
            <span className="sr-only"> on hand</span>
          </span>
        </ListItem>
      ))}
    </ul>
  );
}
