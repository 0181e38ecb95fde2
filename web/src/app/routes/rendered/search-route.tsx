import { t } from '@bookstore/functions/shared/words/words';
import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import { NothingHere } from '#components/loading/nothing-here.tsx';
import { useApiData } from '#entities/api-data/use-api-data.ts';
import { loadRelated } from '#features/book-page/related-books.ts';
import { Neighbours } from '#features/book-page/related-rows.tsx';
import { BookList } from '#features/catalogue/book-list.tsx';
import { type CatalogueFilter, isBadFilter } from '#features/catalogue/catalogue-address.ts';
import { filteredBooks, isOneRow } from '#features/catalogue/catalogue-queries.ts';
import { isWithoutBooks } from '#features/catalogue/filters.ts';
import { GenreSpines } from '#features/catalogue/genre-spines.tsx';
import { NothingFound } from '#features/catalogue/nothing-found.tsx';
import {
  CategoryNote,
  CorrectedQueryNote,
  ReadersNote,
  ShelfNote,
} from '#features/catalogue/search-notes.tsx';
import { filterAt, loadList } from '../../catalogue-filter.ts';
import { CataloguePage, ListHead, listedBook } from '../../catalogue-page.tsx';
import type { LoadPage } from '../../route-file.ts';
import { SeenOffered } from '../../seen-offered.tsx';

export function Page() {
  return <CataloguePage>{(filter) => <SearchResults filter={filter} />}</CataloguePage>;
}

function SearchResults({ filter }: { filter: CatalogueFilter }) {
  if (filter.q) return <ResultsFor filter={filter} query={filter.q} />;
  return (
    <>
      <ListHead place="search" title="Search" filter={filter} />
      <h1 className="text-3xl md:text-4xl" tabIndex={-1}>
        Search
      </h1>
      <NothingHere text="Type a title or an author into the search box.">
        <div className="w-full max-w-lg">
          <GenreSpines />
        </div>
      </NothingHere>
      <SeenOffered className="mt-10" />
    </>
  );
}

function ResultsFor({ filter, query }: { filter: CatalogueFilter; query: string }) {
  const isEmpty = isWithoutBooks('search', filter, useApiData(filteredBooks(filter)));
  const title = isEmpty ? t('Nothing for “{query}”', { query }) : t('Books for “{query}”', { query });
  const head = <ListHead place="search" title={title} filter={filter} />;
  if (isEmpty) {
    return (
      <>
        {head}
        <NothingFound title={title} filter={filter} card={listedBook} />
      </>
    );
  }
  return (
    <>
      {head}
      <h1 className="text-3xl wrap-anywhere md:text-4xl" tabIndex={-1}>
        {title}
      </h1>
      <CategoryNote filter={filter} />
      <ReadersNote filter={filter} />
      <ShelfNote filter={filter} />
      <CorrectedQueryNote filter={filter} />
      <BookList place="search" filter={filter} card={listedBook} />
      <FewFound filter={filter} />
    </>
  );
}

/** After few results, the neighbours of the first of them. */
function FewFound({ filter }: { filter: CatalogueFilter }) {
  const answer = useApiData(filteredBooks(filter));
  const [first] = answer.books;
  if (!first || !isOneRow(answer)) return null;
  return (
    <AsyncBoundary key={first._id} loading={null}>
      <Neighbours book={first} listed={answer.books} />
    </AsyncBoundary>
  );
}

export const load: LoadPage = async (queryClient, address) => {
  const status = await loadList('search')(queryClient, address);
  const filter = filterAt(address);
  if (status !== 200 || !filter || isBadFilter(filter) || !filter.q) return status;
  const answer = queryClient.getQueryData(filteredBooks(filter).queryKey);
  const [first] = answer?.books ?? [];
  if (answer && first && isOneRow(answer)) await loadRelated(queryClient, first._id);
  return status;
};
