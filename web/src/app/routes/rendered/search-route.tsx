import { NothingHere } from '#components/loading/nothing-here.tsx';
import { BookList } from '#features/catalogue/book-list.tsx';
import type { CatalogueFilter } from '#features/catalogue/catalogue-address.ts';
import {
  CategoryLinks,
  CategoryNote,
  CorrectedQueryNote,
  NothingFound,
  ReadersNote,
} from '#features/catalogue/search-notes.tsx';
import { loadList } from '../../catalogue-filter.ts';
import { CataloguePage, ListHead, listedBook } from '../../catalogue-page.tsx';

export function Page() {
  return <CataloguePage>{(filter) => <SearchResults filter={filter} />}</CataloguePage>;
}

function SearchResults({ filter }: { filter: CatalogueFilter }) {
  const title = filter.q ? `Books for “${filter.q}”` : 'Search';
  return (
    <>
      <ListHead place="search" title={title} filter={filter} />
      <h1 className="text-3xl wrap-anywhere md:text-4xl" tabIndex={-1}>
        {title}
      </h1>
      {filter.q ? (
        <>
          <CategoryNote filter={filter} />
          <ReadersNote filter={filter} />
          <CorrectedQueryNote filter={filter} />
          <BookList
            place="search"
            filter={filter}
            card={listedBook}
            empty={<NothingFound filter={filter} card={listedBook} />}
          />
        </>
      ) : (
        <NothingHere text="Type a title or an author into the search box.">
          <CategoryLinks />
        </NothingHere>
      )}
    </>
  );
}

export const load = loadList('search');
