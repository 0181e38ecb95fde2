import { t } from '@bookstore/functions/shared/words/words';
import { Breadcrumb } from '#components/layout/breadcrumb.tsx';
import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import { paths } from '#config/paths.ts';
import { shop, useShop } from '#config/shop.ts';
import { useApiData } from '#entities/api-data/use-api-data.ts';
import { loadRelated } from '#features/book-page/related-books.ts';
import { Neighbours } from '#features/book-page/related-rows.tsx';
import { BookList } from '#features/catalogue/book-list.tsx';
import { type CatalogueFilter, isBadFilter } from '#features/catalogue/catalogue-address.ts';
import { filteredBooks } from '#features/catalogue/catalogue-queries.ts';
import { isWithoutBooks } from '#features/catalogue/filters.ts';
import { filterAt, loadList } from '../../catalogue-filter.ts';
import { CataloguePage, ListHead, listedBook } from '../../catalogue-page.tsx';
import { NotFound } from '../../not-found.tsx';
import type { LoadPage } from '../../route-file.ts';

export function Page() {
  return <CataloguePage>{(filter) => <BooksOfAuthor filter={filter} />}</CataloguePage>;
}

function BooksOfAuthor({ filter }: { filter: CatalogueFilter }) {
  const { shopName } = useShop();
  const answer = useApiData(filteredBooks(filter));
  if (isWithoutBooks('author', filter, answer)) return <NotFound />;
  const { name, slug } = answer.author ?? { name: t('this author'), slug: filter.author };
  const title = t('Books by {name}', { name });
  const above = [{ name: t('Books'), path: paths.browse }];
  return (
    <>
      <ListHead
        place="author"
        title={title}
        description={t('{title} at {shopName}: {tagline}.', { title, shopName, tagline: shop.tagline })}
        // Search engines keep the address of now.
        filter={{ ...filter, author: slug }}
        above={above}
      />
      <Breadcrumb above={above} here={name} />
      <h1 className="text-3xl wrap-anywhere md:text-4xl" tabIndex={-1}>
        {title}
      </h1>
      <BookList place="author" filter={filter} card={listedBook} />
      {answer.books.slice(0, 1).map((book) => (
        <AsyncBoundary key={book._id}>
          <Neighbours book={book} />
        </AsyncBoundary>
      ))}
    </>
  );
}

export const load: LoadPage = async (queryClient, address) => {
  const status = await loadList('author')(queryClient, address);
  const filter = filterAt(address);
  if (status !== 200 || !filter || isBadFilter(filter)) return status;
  const [first] = queryClient.getQueryData(filteredBooks(filter).queryKey)?.books ?? [];
  if (first) await loadRelated(queryClient, first._id);
  return status;
};
