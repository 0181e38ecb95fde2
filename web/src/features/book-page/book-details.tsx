import type { Book } from '@bookstore/functions/shared/book/book';
import { copyWords } from '@bookstore/functions/shared/book/copy-words';
import type { Made } from '@bookstore/functions/shared/book/maker';
import { optionalFieldLabels } from '@bookstore/functions/shared/book/optional-fields';
import { seriesLine } from '@bookstore/functions/shared/book/series';
import { canBeBought, isInStock, stockWords } from '@bookstore/functions/shared/book/stock-words';
import { t } from '@bookstore/functions/shared/words/words';
import type { ReactNode } from 'react';
import { CheckIcon } from '#components/icons/icons.tsx';
import { DateLabel } from '#components/labels/date-label.tsx';
import { FiveStars } from '#components/labels/five-stars.tsx';
import { rich } from '#components/labels/rich.ts';
import { useShop } from '#config/shop.ts';
import { AuthorLinks, CategoryLink, SeriesLink } from '#entities/book/book-links.tsx';
import { BookPrice } from '#entities/book/book-price.tsx';
import { BookTitle } from '#entities/book/book-title.tsx';
import { AppearsOn, usePreorderDay } from '#entities/book/preorder-day.tsx';
import { ratingFigures } from '#entities/book/rating-stars.tsx';
import { BookCover } from '#entities/cover/book-cover.tsx';
import { ageWords, bookFacts } from './book-facts.ts';
import { BookInside } from './book-inside.tsx';
import { BuyingTerms, ComesBy } from './buying-terms.tsx';
import { PriceWithTax } from './price-with-tax.tsx';

export const detailsFrame =
  'page-width grid grid-cols-[8.5rem_minmax(0,1fr)] max-[20rem]:grid-cols-1 grid-rows-[auto_1fr] gap-x-5 gap-y-4 pt-4 pb-8 sm:grid-rows-[repeat(5,auto)_1fr] sm:grid-cols-[15rem_minmax(0,1fr)] sm:gap-y-6 md:grid-cols-[18rem_minmax(0,1fr)] md:gap-x-10 md:pt-6 md:pb-14 lg:grid-rows-none xl:grid-cols-[20rem_minmax(0,1fr)] xl:gap-x-14';

export const detailsCover =
  'row-span-2 max-w-72 max-[20rem]:row-span-1 sm:sticky sm:top-20 sm:row-span-6 lg:top-24 lg:row-span-1';

export const reviewsId = 'reviews';

interface BookDetailsProps {
  book: Book & Made;
  action: ReactNode;
  more?: ReactNode;
  /** A recommendation by a person of the shop. */
  said?: ReactNode;
}

export function BookDetails({ book, action, more, said }: BookDetailsProps) {
  const day = usePreorderDay(book);
  const facts: (readonly [string, ReactNode])[] = [
    [t('Author'), book.author ? <AuthorLinks key="author" author={book.author} /> : 'admin'],
    day
      ? [t('Appears on'), <DateLabel key="date" day={day} />]
      : [t('Published'), book.year ?? <DateLabel key="date" instant={book.createdAt} />],
    [t('Category'), <CategoryLink key="category" category={book.category ?? ''} />],
    ...(book.series
      ? [[t('Series'), <SeriesLink key="series" series={book.series} line={seriesLine(book)} />] as const]
      : []),
    ...bookFacts(book),
    ...(book.maker
      ? [
          [
            t('Manufacturer'),
            <span key="maker" className="whitespace-pre-line">
              {book.maker}
            </span>,
          ] as const,
        ]
      : []),
  ];
  const copy = copyWords(book);
  const ages = ageWords(book);
  const shop = useShop();
  return (
    <article
      className={`${detailsFrame} items-start [&_a]:underline [&_a]:decoration-line-strong/60 [&_a]:hover:decoration-current`}
    >
      <BookCover
        book={book}
        sizes="(width >= 1280px) 320px, (width >= 768px) 288px, (width >= 640px) 240px, 136px"
        eager
        className={`${detailsCover} xl:max-w-none`}
      />
      {/* On a wide screen, beside the cover: the texts with the facts below them, and the buying column. */}
      <div className="contents lg:grid lg:grid-cols-[minmax(0,1fr)_17rem] lg:grid-rows-[auto_auto_1fr] lg:items-start lg:gap-x-10 lg:gap-y-6 xl:grid-cols-[minmax(0,1fr)_20rem] xl:gap-x-14">
        <header className="min-w-0">
          <h1
            className="text-2xl leading-tight break-words sm:text-3xl md:text-4xl xl:text-5xl"
            tabIndex={-1}
          >
            <BookTitle book={book} />
          </h1>
          {book.author && (
            <p className="mt-2 text-muted sm:text-lg">
              {rich('by {authors}', { authors: <AuthorLinks author={book.author} most={2} /> })}
            </p>
          )}
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 empty:hidden">
            <RatingLink rating={book.rating} />
            {ages && (
              <p className="rounded-full border border-line-strong/60 bg-surface px-3 py-0.5 text-sm text-muted">
                {ages}
              </p>
            )}
          </div>
        </header>
        <div className="contents lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:sticky lg:top-24 lg:grid lg:gap-5 lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-6">
          <div>
            <BookPrice newPrice={book.newPrice} oldPrice={book.oldPrice} className="text-2xl wrap-anywhere" />
            <PriceWithTax book={book} />
            {copy && <p className="mt-1 text-sm font-medium">{copy}</p>}
            <StockLine book={book} />
            {canBeBought(book, shop) && <ComesBy book={book} />}
          </div>
          <div className="col-span-full flex max-w-md flex-wrap gap-3 *:grow *:first:w-full sm:col-start-2 lg:col-auto lg:max-xl:*:px-2! print:hidden">
            {action}
            {more}
          </div>
          {canBeBought(book, shop) && <BuyingTerms book={book} />}
        </div>
        <div className="col-span-full grid max-w-2xl min-w-0 grid-cols-1 gap-5 empty:hidden sm:col-start-2 lg:col-span-1 lg:col-start-1">
          {book.description && (
            <p dir="auto" className="text-lg leading-relaxed break-words whitespace-pre-line">
              {book.description}
            </p>
          )}
          {said}
          <BookInside book={book} />
        </div>
        <dl className="col-span-full grid max-w-2xl grid-cols-[repeat(auto-fill,minmax(max(9rem,40%),1fr))] gap-x-6 gap-y-4 border-t border-line pt-5 text-[0.9375rem] max-lg:order-1 sm:col-start-2 lg:col-span-1 lg:col-start-1 lg:grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))]">
          {facts.map(([name, value]) => (
            // Many words, which would break in a column.
            <div
              key={name}
              className={`min-w-0 ${name === optionalFieldLabels.subjects ? 'col-span-full' : ''}`}
            >
              <dt className="text-sm text-muted">{name}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  );
}

function RatingLink({ rating }: Pick<Book, 'rating'>) {
  if (!rating) return null;
  return (
    <p>
      <a href={`#${reviewsId}`} className="inline-flex min-h-11 items-center text-muted">
        <span>
          <span className="sr-only">Rated</span> <FiveStars stars={rating.mean} /> {ratingFigures(rating)}
        </span>
      </a>
    </p>
  );
}

/** With a mark that works without colours. */
function StockLine({ book }: { book: Book }) {
  const isThere = isInStock(book);
  const shop = useShop();
  const day = usePreorderDay(book);
  const words = stockWords(book, shop);
  if (day) {
    return (
      <p className="mt-1.5 text-[0.9375rem] font-medium text-ochre-ink">
        <AppearsOn day={day} />
      </p>
    );
  }
  const colour = isThere ? (words ? 'text-ochre-ink' : 'text-forest') : 'text-muted';
  return (
    <p className={`mt-1.5 flex items-center gap-1.5 text-[0.9375rem] font-medium ${colour}`}>
      {isThere && <CheckIcon />}
      {words ?? t('In stock')}
    </p>
  );
}
