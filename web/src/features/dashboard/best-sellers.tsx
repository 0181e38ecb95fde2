import type { BestSeller } from '@bookstore/functions/shared/order/sales';
import { figure } from '#components/labels/figure.ts';
import { paths } from '#config/paths.ts';
import { countedCopies } from '#entities/book/counted.ts';
import { ListCard, ListItem } from './list-card.tsx';

export function BestSellers({ books }: { books: readonly BestSeller[] }) {
  return (
    <ListCard title="Best sellers">
      {books.length === 0 && <p className="text-[0.9375rem] text-muted">Nothing was sold in these days.</p>}
      <ol className="divide-y divide-line">
        {books.map(({ bookId, title, copies }) => (
          <ListItem key={bookId} to={paths.book(bookId)} label={title}>
            <span className="text-muted tabular-nums">
              <span aria-hidden="true">{figure(copies)}</span>
              <span className="sr-only">{countedCopies(copies)}</span>
            </span>
          </ListItem>
        ))}
      </ol>
    </ListCard>
  );
}
