import type { Author } from '@bookstore/functions/shared/author/author';
import type { Book } from '@bookstore/functions/shared/book/book';
import { excerpt } from '@bookstore/functions/shared/book/excerpt';
import { t } from '@bookstore/functions/shared/words/words';
import { Breadcrumb } from '#components/layout/breadcrumb.tsx';
import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import { paths } from '#config/paths.ts';
import { shop, useShop } from '#config/shop.ts';
import { useApiData } from '#entities/api-data/use-api-data.ts';
import { AuthorLife } from '#features/author-page/author-life.tsx';
import { authorAt } from '#features/author-page/author-queries.ts';
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
  const answer = useApiData(filteredBooks(filter));
  if (isWithoutBooks('author', filter, answer)) return <NotFound />;
  const author = answer.author ?? { name: t('this author'), slug: filter.author ?? '' };
  return <AuthorPage filter={filter} author={author} first={answer.books[0]} />;
}

interface AuthorPageProps {
  filter: CatalogueFilter;
  author: Author;
  first: Book | undefined;
}

function AuthorPage({ filter, author: { name, slug }, first }: AuthorPageProps) {
  const { shopName } = useShop();
  const { life } = useApiData(authorAt(slug));
  const title = t('Books by {name}', { name });
  const above = [{ name: t('Books'), path: paths.browse }];
  return (
    <>
      <ListHead
        place="author"
        title={title}
        description={
          excerpt(life, 160) ||
          t('{title} at {shopName}: {tagline}.', { title, shopName, tagline: shop.tagline })
        }
        // Search engines keep the current address.
        filter={{ ...filter, author: slug }}
        above={above}
      />
      <Breadcrumb above={above} here={name} />
      <AuthorLife id={slug} name={name}>
        <h1 className="text-3xl wrap-anywhere md:text-4xl" tabIndex={-1}>
          {title}
        </h1>
      </AuthorLife>
      <BookList place="author" filter={filter} card={(book, how) => listedBook(book, how, slug)} />
      {first && (
        <AsyncBoundary key={first._id}>
          <Neighbours book={first} />
        </AsyncBoundary>
      )}
    </>
  );
}

export const load: LoadPage = async (queryClient, address) => {
  const status = await loadList('author')(queryClient, address);
  const filter = filterAt(address);
  if (status !== 200 || !filter || isBadFilter(filter)) return status;
  const { books: [first] = [], author } = queryClient.getQueryData(filteredBooks(filter).queryKey) ?? {};
  await Promise.all([
    queryClient.fetchQuery(authorAt(author?.slug ?? filter.author ?? '')),
    first && loadRelated(queryClient, first._id),
  ]);
  return status;
};
