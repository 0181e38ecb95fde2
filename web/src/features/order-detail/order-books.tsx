import type { Order } from '@bookstore/functions/shared/order/order';
import { orderStatuses } from '@bookstore/functions/shared/order/order-status';
import { formatCents } from '@bookstore/functions/shared/values/money';
import { Link } from 'react-router-dom';
import { countOf } from '#components/labels/count-of.ts';
import { paths } from '#config/paths.ts';
import { BookCover } from '#entities/cover/book-cover.tsx';

/** The ordered books as they were then, what they cost, and which part of it is paid. */
export function OrderBooks({ order }: { order: Order }) {
  const { lines, totalPrice, cashCents, status } = order;
  const { isUnderWay } = orderStatuses[status];
  const isBack = status === 'returned';
  return (
    <section aria-labelledby="books-title" className="rounded-card border border-line bg-surface">
      <h3 id="books-title" className="px-4 pt-4 text-lg sm:px-5">
        {countOf(lines.length, 'book')}
      </h3>
      <ul className="divide-y divide-line px-4 sm:px-5">
        {lines.map((line) => (
          <li
            key={line.bookId}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-4 py-3 text-[0.9375rem]"
          >
            <BookCover book={line} sizes="40px" />
            <div className="min-w-0 wrap-anywhere">
              <Link
                to={paths.book(line.bookId)}
                className="inline-flex min-h-6 items-center font-medium underline-offset-4 hover:text-accent hover:underline"
              >
                {line.title}
              </Link>
              {line.author && <p className="text-sm text-muted">{line.author}</p>}
            </div>
            <span className="tabular-nums">${formatCents(line.unitCents)}</span>
          </li>
        ))}
      </ul>
      <dl className="grid gap-1 border-t border-line px-4 py-3 text-[0.9375rem] tabular-nums sm:px-5">
        <div className="flex justify-between gap-4 font-semibold">
          <dt>Total</dt>
          <dd>${totalPrice}</dd>
        </div>
        {cashCents !== undefined && (
          <div className={`flex justify-between gap-4 ${isBack ? 'text-accent' : 'text-forest'}`}>
            <dt>{isBack ? 'Cash to give back' : 'Cash received'}</dt>
            <dd>${formatCents(cashCents)}</dd>
          </div>
        )}
        {cashCents === undefined && isUnderWay && (
          <div className="flex justify-between gap-4 text-muted">
            <dt>Cash to collect</dt>
            <dd>${totalPrice}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
