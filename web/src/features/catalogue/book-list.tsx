import type { Book } from '@bookstore/functions/shared/book/book';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { figure } from '#components/labels/figure.ts';
import { PageLinks } from '#components/lists/page-links.tsx';
import { BrowseLink, NothingHere } from '#components/loading/nothing-here.tsx';
import { useApiData } from '#entities/api-data/use-api-data.ts';
import { Spine } from '#entities/book/spine.tsx';
import { BookCover } from '#entities/cover/book-cover.tsx';
import { BookGrid, type BookGridProps } from './book-grid.tsx';
import { type CatalogueFilter, type CataloguePlace, catalogueAddress } from './catalogue-address.ts';
import { filteredBooks, isOneRow, isShort, pagesFor } from './catalogue-queries.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import { FacetPanel } from './facet-panel.tsx';
import { choicesOf, isWithoutBooks, usefulFacets, withoutChoices } from './filters.ts';
import { SortForm } from './sort-form.tsx';
import { ViewLinks } from './view-links.tsx';

interface BookListProps {
  place: CataloguePlace;
  filter: CatalogueFilter;
  card: BookGridProps['card'];
  /** In place of a list without books and filters. */
  empty?: ReactNode;
}

function countLabel(total: number, page: number): string {
  const books = plural(total, '{count} book', '{count} books');
  const pages = pagesFor(total);
  if (page > pages) return plural(pages, '{books} on {count} page', '{books} on {count} pages', { books });
  return page > 1
    ? t('{books}, page {page} of {pages}', { books, page: figure(page), pages: figure(pages) })
    : books;
}

export function BookList({ place, filter, card, empty = null }: BookListProps) {
  const heading = useId();
  const answer = useApiData(filteredBooks(filter));
  const { total, books } = answer;
  const number = filter.page ?? 1;
  const last = pagesFor(total);
  if (isWithoutBooks(place, filter, answer)) return empty;
  const wide = isShort(answer);
  const isShelf = place === 'browse' && filter.view === 'shelf';
  const isFiltered = choicesOf(place, filter, answer).length > 0;
  const isRow = isOneRow(answer) && !isFiltered;
  const hasFilters = !isRow && usefulFacets(place, filter, answer).length > 0;
  const columns = hasFilters ? 'lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-10 xl:gap-14' : '';
  // A few books are looked through faster than sorted.
  const isPlain = isOneRow(answer) && place !== 'browse';
  return (
    <div className={`${isPlain ? 'mt-3' : 'mt-6 lg:mt-8'} ${columns}`}>
      {hasFilters && <FacetPanel place={place} filter={filter} page={answer} />}
      <section aria-labelledby={heading} className="min-w-0">
        <h2 id={heading} className="sr-only">
          Books
        </h2>
        <div
          className={`flex flex-wrap items-center justify-between gap-2 sm:gap-x-4 ${isPlain ? '' : 'min-h-11'}`}
        >
          <p role="status" className="text-muted">
            {countLabel(total, number)}
          </p>
          {place === 'browse' && total > 0 && <ViewLinks place={place} filter={filter} />}
          {!isOneRow(answer) && <SortForm place={place} filter={filter} />}
        </div>
        <ChosenFilters place={place} filter={filter} page={answer} />
        {isShelf ? (
          <Shelf books={books} />
        ) : (
          <BookGrid books={books} card={card} eager={2} wide={wide} isRow={isRow} />
        )}
        {total === 0 && (
          <NothingElse
            to={catalogueAddress(place, withoutChoices(place, filter))}
            text="No book has all of this."
          >
            Clear all filters
          </NothingElse>
        )}
        {number > last && (
          <NothingElse
            to={catalogueAddress(place, { ...filter, page: last })}
            text={t('The list ends with page {last}.', { last })}
          >
            To the last page
          </NothingElse>
        )}
        {number <= last && (
          <PageLinks
            page={number}
            count={last}
            address={(page) => catalogueAddress(place, { ...filter, page })}
          />
        )}
      </section>
    </div>
  );
}

interface NothingElseProps {
  text: string;
  to: string;
  children: ReactNode;
}

function NothingElse({ text, to, children }: NothingElseProps) {
  return (
    <NothingHere text={text}>
      <div className="flex flex-wrap justify-center gap-4">
        <Link to={to} className={buttonClasses()}>
          {children}
        </Link>
        <BrowseLink variant="quiet" />
      </div>
    </NothingHere>
  );
}

/** A spine turns to its cover on hover and focus. See shelf.css. */
function Shelf({ books }: { books: readonly Book[] }) {
  return (
    <ul className="shelf mt-6">
      {books.map((book) => (
        <Spine key={book._id} book={book}>
          <BookCover book={book} sizes="190px" />
        </Spine>
      ))}
    </ul>
  );
}
