import { authorsOf } from '@bookstore/functions/shared/author/author';
import type { Book } from '@bookstore/functions/shared/book/book';
import { t } from '@bookstore/functions/shared/words/words';
import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import { BrowseLink, NothingHere } from '#components/loading/nothing-here.tsx';
import { useShop } from '#config/shop.ts';
import { texts } from '#config/texts.ts';
import { useApiData } from '#entities/api-data/use-api-data.ts';
import { BookCard } from '#entities/book/book-card.tsx';
import { ListCard } from '#entities/book/list-card.tsx';
import type { NamedPage } from '#entities/book/pages-above.ts';
import { breadcrumbData, collectionData } from '#entities/book/structured-data.ts';
import type { CardPlace } from '#features/catalogue/book-grid.tsx';
import {
  type BadFilter,
  type CatalogueFilter,
  type CataloguePlace,
  catalogueAddress,
  isBadFilter,
  queryOf,
} from '#features/catalogue/catalogue-address.ts';
import { filteredBooks } from '#features/catalogue/catalogue-queries.ts';
import { ListSkeleton } from '#features/catalogue/list-skeleton.tsx';
import { cardActions } from './card-actions.tsx';
import { filterAt } from './catalogue-filter.ts';
import { NotFound } from './not-found.tsx';
import { offlinePages } from './offline-pages.tsx';
import { PageHead } from './page-head.tsx';

/** @param author whom the page names already */
export const listedBook = (book: Book, { eager, few }: CardPlace, author?: string) => {
  const withoutAuthor = author !== undefined && authorsOf(book.author).every(({ slug }) => slug === author);
  const card = { book, action: cardActions(book, !few), eager, withoutAuthor };
  return few ? <BookCard {...card} few={few} /> : <ListCard {...card} />;
};

interface CataloguePageProps {
  children: (filter: CatalogueFilter) => ReactNode;
}

export function CataloguePage({ children }: CataloguePageProps) {
  const params = useParams();
  const [search] = useSearchParams();
  const { genres } = useShop();
  const filter = filterAt({ params, search, genres });
  if (!filter) return <NotFound />;
  return (
    <div className="page-width py-6 md:py-10">
      {isBadFilter(filter) ? (
        <BadAddress {...filter} />
      ) : (
        <AsyncBoundary
          about={search.toString()}
          failure={texts.booksFailure}
          offline={offlinePages}
          alternative={<BrowseLink variant="quiet" />}
          loading={<ListSkeleton />}
        >
          {children(filter)}
        </AsyncBoundary>
      )}
    </div>
  );
}

function BadAddress({ name, value }: BadFilter) {
  return (
    <>
      <PageHead title="No such list" />
      <h1 className="text-3xl md:text-4xl" tabIndex={-1}>
        There is no such list of books
      </h1>
      <NothingHere
        text={t('The address asks for {name} “{value}”, which the shop does not know.', { name, value })}
        hint="It may have been cut off, or mistyped."
      />
    </>
  );
}

interface ListHeadProps {
  place: CataloguePlace;
  title: string;
  description?: string;
  filter: CatalogueFilter;
  /** From the top. */
  above?: readonly NamedPage[];
}

/** Search engines index what a path names, but no search results. */
export function ListHead({ place, title, filter, ...rest }: ListHeadProps) {
  const { page = 1 } = filter;
  const path = catalogueAddress(place, filter);
  if (place !== 'search' && queryOf(place, filter).length === 0)
    return <CollectionHead name={title} path={path} filter={filter} {...rest} />;
  return (
    <PageHead title={page > 1 ? t('{title}, page {page}', { title, page }) : title} path={path} noIndex />
  );
}

type CollectionHeadProps = NamedPage & Omit<ListHeadProps, 'place' | 'title'>;

function CollectionHead({ name, path, description, filter, above = [] }: CollectionHeadProps) {
  const { books } = useApiData(filteredBooks(filter));
  return (
    <PageHead
      title={name}
      path={path}
      {...(description ? { description } : {})}
      structuredData={
        import.meta.env.SSR && [
          collectionData({ name, path, description }, books),
          ...(above.length > 0 ? [breadcrumbData(above, { name, path })] : []),
        ]
      }
    />
  );
}
