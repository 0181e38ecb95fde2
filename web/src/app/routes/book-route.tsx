import { useParams } from 'react-router-dom';
import { AsyncBoundary } from '#components/async-boundary.tsx';
import { BrowseLink } from '#components/nothing-here.tsx';
import { bookPattern, paths } from '#config/paths.ts';
import { texts } from '#config/texts.ts';
import { BookDetails } from '#features/books/book-details.tsx';
import { bookById } from '#features/books/book-queries.ts';
import { BookSkeleton } from '#features/books/book-skeletons.tsx';
import { coverPicture } from '#features/books/cover.ts';
import { excerpt } from '#features/books/excerpt.ts';
import { bookData, bookTrail, breadcrumbData } from '#features/books/structured-data.ts';
import { AddToCartButton } from '#features/cart/add-to-cart-button.tsx';
import { useApiData } from '#lib/use-api-data.ts';
import { PageHead } from '../page-head.tsx';
import type { RenderedPage } from '../rendered-page.ts';

function BookRoute() {
  const { id = '' } = useParams();
  // The key keeps one book from being shown while the next one loads.
  return (
    <AsyncBoundary
      key={id}
      failure={texts.bookFailure}
      wayOn={<BrowseLink look="quiet" />}
      loading={<BookSkeleton />}
    >
      <BookPage id={id} />
    </AsyncBoundary>
  );
}

function BookPage({ id }: { id: string }) {
  const book = useApiData(bookById(id));
  return (
    <>
      <PageHead
        title={book.title}
        description={excerpt(book.description, 160)}
        path={paths.book(id)}
        image={coverPicture(book.coverImage)?.src}
        structuredData={[bookData(book), breadcrumbData(bookTrail(book))]}
      />
      <BookDetails book={book} action={<AddToCartButton book={book} />} />
    </>
  );
}

export const bookPage: RenderedPage = {
  path: bookPattern,
  Page: BookRoute,
  async load(queryClient, { id = '' }) {
    await queryClient.fetchQuery(bookById(id));
  },
};
