import { authorsOf } from '@bookstore/functions/shared/book/author';
import type { CataloguePage as Answer } from '@bookstore/functions/shared/catalogue/catalogue';
import { Breadcrumb } from '#components/layout/breadcrumb.tsx';
import { paths } from '#config/paths.ts';
import { shop } from '#config/shop.ts';
import { useApiData } from '#entities/api-data/use-api-data.ts';
import { BookList } from '#features/catalogue/book-list.tsx';
import type { CatalogueFilter } from '#features/catalogue/catalogue-address.ts';
import { filteredBooks } from '#features/catalogue/catalogue-queries.ts';
import { isWithoutBooks } from '#features/catalogue/filters.ts';
import { loadList } from '../../catalogue-filter.ts';
import { CataloguePage, ListHead, listedBook } from '../../catalogue-page.tsx';
import { NotFound } from '../../not-found.tsx';

export function Page() {
  return <CataloguePage>{(filter) => <BooksOfAuthor filter={filter} />}</CataloguePage>;
}

/** The author's name as the shop writes it; undefined when none of its books is known. */
function nameOf(slug: string | undefined, { facets, books }: Answer): string | undefined {
  const counted = facets.author.find(({ value }) => value === slug)?.label;
  return counted ?? books.flatMap(({ author }) => authorsOf(author)).find((one) => one.slug === slug)?.name;
}

function BooksOfAuthor({ filter }: { filter: CatalogueFilter }) {
  const answer = useApiData(filteredBooks(filter));
  if (isWithoutBooks('author', filter, answer)) return <NotFound />;
  const name = nameOf(filter.author, answer) ?? 'this author';
  const title = `Books by ${name}`;
  const above = [{ name: 'Books', path: paths.browse }];
  return (
    <>
      <ListHead
        place="author"
        title={title}
        description={`${title} at ${shop.name}: ${shop.tagline}.`}
        filter={filter}
        above={above}
      />
      <Breadcrumb above={above} here={name} />
      <h1 className="text-3xl wrap-anywhere md:text-4xl" tabIndex={-1}>
        {title}
      </h1>
      <BookList place="author" filter={filter} card={listedBook} />
    </>
  );
}

export const load = loadList('author');
