import type { TaxRow } from '@bookstore/functions/shared/tax/order-tax';
import { TaxList } from '#components/labels/tax-list.tsx';
import { useMoney } from '#config/money.ts';
import { shop } from '#config/shop.ts';
import { BookCover } from '#entities/cover/book-cover.tsx';
import { DeliveryTerms } from './delivery-terms.tsx';
import type { Purchase } from './place-order.ts';
import type { DeliveryCost } from './use-delivery-cost.ts';

/** A book that the shopper is about to buy. */
export interface PurchasedBook {
  _id: string;
  title: string;
  author?: string;
  coverImage: string;
  newPrice: number;
  /** '$10.50 → $12.50', where it has changed since the shopper chose the book. */
  priceChange?: string | undefined;
  /** Whether the shop can sell this book now. */
  isBuyable: boolean;
}

interface CheckoutSummaryProps {
  books: readonly PurchasedBook[];
  purchase: Purchase;
  /** The tax by rate; none in a shop that shows none. */
  taxes?: readonly TaxRow[];
  delivery: DeliveryCost;
  /** Whether the books are collected in the shop. */
  isCollected?: boolean;
}

/** How many books are listed before the others are folded away, so that the form is not far below them on a phone. */
const listedBooks = 4;

/** What is bought, what it costs, and when it comes. */
export function CheckoutSummary({
  books,
  purchase,
  taxes = [],
  delivery,
  isCollected,
}: CheckoutSummaryProps) {
  const money = useMoney();
  const rest = books.slice(listedBooks);
  return (
    <section aria-label="Your order" className="rounded-card border border-line bg-surface p-5 sm:p-6">
      {books.length > 0 && <BookList books={books.slice(0, listedBooks)} />}
      {rest.length > 0 && (
        <details className="border-t border-line">
          <summary className="min-h-11 content-center text-[0.9375rem] text-accent">
            {rest.length === 1 ? 'and one more book' : `and ${rest.length} more books`}
          </summary>
          <BookList books={rest} />
        </details>
      )}
      <dl className="flex flex-wrap gap-x-8 gap-y-2 border-y border-line py-4 first:border-t-0 first:pt-0">
        <div>
          <dt className="text-sm text-muted">Total Price</dt>
          <dd className="text-2xl font-semibold tabular-nums">{money.text(purchase.totalCents)}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">Items</dt>
          <dd className="text-2xl font-semibold tabular-nums">{purchase.bookIds.length}</dd>
        </div>
      </dl>
      <ul className="mt-4 grid gap-1 text-[0.9375rem] text-muted">
        <li>
          <strong className="font-medium text-ink">{isCollected ? 'Collection:' : 'Delivery:'}</strong>{' '}
          {isCollected ? 'Free, in the shop' : <DeliveryTerms {...delivery} />}
        </li>
        <li>
          <strong className="font-medium text-ink">Taxes:</strong> {taxes.length === 0 && shop.taxes}
          <TaxList rows={taxes} />
        </li>
      </ul>
    </section>
  );
}

function BookList({ books }: Pick<CheckoutSummaryProps, 'books'>) {
  const money = useMoney();
  return (
    <ul className="grid gap-4 pb-4">
      {books.map((book) => (
        <li key={book._id} className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-4">
          <BookCover book={book} sizes="48px" />
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <div className="min-w-0 grow basis-24">
              <p className="leading-snug font-medium wrap-anywhere">{book.title}</p>
              {book.author && <p className="text-sm wrap-anywhere text-muted">{book.author}</p>}
              {book.priceChange && <p className="text-sm">The price has changed: {book.priceChange}</p>}
            </div>
            <span className={`tabular-nums ${book.isBuyable ? '' : 'text-muted line-through'}`}>
              {money.price(book.newPrice)}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
