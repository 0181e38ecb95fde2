import { inCoins } from '@bookstore/functions/shared/order/order-totals';
import type { TaxRow } from '@bookstore/functions/shared/tax/order-tax';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { type ReactNode, Suspense } from 'react';
import { TaxList } from '#components/labels/tax-list.tsx';
import { useMoney } from '#config/money.ts';
import { shop, useShop } from '#config/shop.ts';
import { BookCover } from '#entities/cover/book-cover.tsx';
import { ExpectedIfOrderedNow, isWaiting, type OrderWaits } from '#entities/shop/expected-day.tsx';
import { DeliveryTerms } from './delivery-terms.tsx';
import type { Purchase } from './place-order.ts';
import type { DeliveryCost } from './use-delivery-cost.ts';

interface PurchasedBook {
  _id: string;
  title: string;
  author?: string;
  coverImage: string;
  newPrice: number;
  /** '$10.50 → $12.50' when it has changed since the book was added. */
  priceChange?: string | undefined;
  isBuyable: boolean;
  /** 'Usually ships in 5 to 7 days' for a special order, or the day on which a book appears. */
  ships?: ReactNode;
}

interface CheckoutSummaryProps {
  books: readonly PurchasedBook[];
  purchase: Purchase;
  waits: OrderWaits;
  /** By rate; empty in a shop without tax. */
  taxes?: readonly TaxRow[];
  delivery: DeliveryCost;
  isCollected?: boolean;
  /** Left out for an order without gift wrapping. */
  wrapCents?: number | undefined;
  /** The offer's name and discount; 0 cents for a free delivery. */
  offer?: { title: string; cents: number } | undefined;
  /** Rows of what vouchers pay, and what is left. */
  paid?: ReactNode;
  /** Until the cart is known, its place is kept free. */
  isKnown?: boolean;
}

const rowLabel = 'text-[0.9375rem] text-muted';

/** More books are folded, so that the form is not far below them on a phone. */
const listedBooks = 4;

export function CheckoutSummary({
  books,
  purchase,
  waits,
  taxes = [],
  delivery,
  isCollected,
  wrapCents,
  offer,
  paid,
  isKnown = true,
}: CheckoutSummaryProps) {
  const money = useMoney();
  const rest = books.slice(listedBooks);
  const inCash = inCoins(purchase.totalCents, useShop());
  return (
    <section
      aria-label="Your order"
      // Above the form, the figures stand beside the books where there is room, so that the form starts higher.
      className="rounded-card border border-line bg-surface p-5 sm:p-6 md:max-lg:flex xl:p-8"
    >
      {(books.length > 0 || !isKnown) && (
        <div className="min-w-0 flex-1 border-line not-md:mb-4 not-md:border-b not-md:pb-4 md:max-lg:me-8 md:max-lg:border-e md:max-lg:pe-8 lg:mb-5 lg:border-b lg:pb-5">
          {!isKnown && (
            <div className="h-15 md:h-[calc(var(--cart-rows,1)*4.5rem-0.75rem)] lg:h-[calc(var(--cart-rows,1)*8.5rem-1rem)]" />
          )}
          <BookList books={books.slice(0, listedBooks)} />
          {rest.length > 0 && (
            <details className="mt-4 -mb-3 border-t border-line">
              <summary className="fold-head text-[0.9375rem] text-accent">
                {plural(rest.length, 'and one more book', 'and {count} more books')}
              </summary>
              <div className="pt-1 pb-3">
                <BookList books={rest} />
              </div>
            </details>
          )}
        </div>
      )}
      <div className="min-w-0 flex-1">
        <dl className="grid gap-2 tabular-nums [&>div]:flex [&>div]:flex-wrap [&>div]:items-baseline [&>div]:justify-between [&>div]:gap-x-4 [&_dd]:flex-[1_1_7rem] [&_dd]:text-end [&_dd]:text-balance">
          <div>
            <dt className={rowLabel}>Items:</dt>
            <dd>{isKnown ? purchase.bookIds.length : '\u00a0'}</dd>
          </div>
          <div>
            <dt className={rowLabel}>{isCollected ? t('Collection:') : t('Delivery:')} </dt>
            <dd className="text-[0.9375rem]">
              {isCollected ? (
                t('Free, in the shop')
              ) : (
                <DeliveryTerms {...delivery} hasTime={!isWaiting(waits)} />
              )}
            </dd>
          </div>
          {offer && (
            <div className="text-forest">
              <dt className="min-w-0 text-[0.9375rem] wrap-anywhere">{offer.title}</dt>
              <dd className="text-[0.9375rem]">
                {offer.cents > 0 ? `−${money.text(offer.cents)}` : t('Free delivery')}
              </dd>
            </div>
          )}
          {wrapCents !== undefined && (
            <div>
              <dt className={rowLabel}>Gift wrapping:</dt>
              <dd className="text-[0.9375rem]">{money.text(wrapCents)}</dd>
            </div>
          )}
          {!isCollected && (books.length > 0 || !isKnown) && (
            <div>
              <dt className={rowLabel}>Comes by:</dt>
              <dd className="text-[0.9375rem] font-medium">
                <ExpectedIfOrderedNow
                  orderedInDays={waits.orderedInDays}
                  appears={waits.hasOthers ? undefined : waits.appears}
                />
              </dd>
            </div>
          )}
          {!isCollected && waits.hasOthers && waits.appears && (
            <div>
              <dt className={rowLabel}>Pre-ordered, by:</dt>
              <dd className="text-[0.9375rem] font-medium">
                <ExpectedIfOrderedNow orderedInDays={0} appears={waits.appears} />
              </dd>
            </div>
          )}
          <div>
            <dt className={rowLabel}>Taxes: </dt>
            <dd className="text-[0.9375rem]">
              {taxes.length === 0 && shop.taxes}
              <TaxList rows={taxes} />
            </dd>
          </div>
          <div className="mt-2 border-t border-line pt-4">
            <dt className={paid ? rowLabel : 'text-lg font-medium'}>Total Price</dt>
            <dd className={paid ? 'text-lg' : 'text-3xl font-semibold'}>
              {isKnown ? money.text(purchase.totalCents) : '\u00a0'}
            </dd>
          </div>
          <Suspense>{paid}</Suspense>
          {inCash !== purchase.totalCents && !paid && (
            <div>
              <dt className={rowLabel}>In cash</dt>
              <dd className="font-medium">{money.text(inCash)}</dd>
            </div>
          )}
        </dl>
      </div>
    </section>
  );
}

/** On a phone only a row of covers, so that the form starts on the first screen; books with news also have text. */
function BookList({ books }: Pick<CheckoutSummaryProps, 'books'>) {
  const money = useMoney();
  return (
    <ul className="flex flex-wrap gap-3 md:grid lg:gap-4">
      {books.map((book) => (
        <li key={book._id} className="flex items-center gap-4 has-[[data-news]]:basis-full">
          <div className="w-10 shrink-0 lg:w-20">
            <BookCover book={book} sizes="(width >= 68.75rem) 80px, 40px" />
          </div>
          <div
            data-news={book.ships || book.priceChange || !book.isBuyable ? '' : undefined}
            className="flex grow flex-wrap items-center justify-between gap-x-4 not-md:not-data-news:sr-only"
          >
            <div className="min-w-0 grow basis-24">
              <p className="font-display leading-snug font-semibold wrap-anywhere lg:text-lg">{book.title}</p>
              {book.author && <p className="text-sm wrap-anywhere text-muted">{book.author}</p>}
              {book.ships && <p className="text-sm font-medium text-ochre-ink">{book.ships}</p>}
              {book.priceChange && (
                <p className="text-sm">
                  {t('The price has changed: {change}', { change: book.priceChange })}
                </p>
              )}
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
