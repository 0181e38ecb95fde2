import type { Book } from '@bookstore/functions/shared/book/book';
import { excerpt } from '@bookstore/functions/shared/book/excerpt';
import type { Made } from '@bookstore/functions/shared/book/maker';
import type { Picked } from '@bookstore/functions/shared/shelf/shelf-answers';
import { useParams } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { Breadcrumb } from '#components/layout/breadcrumb.tsx';
import { ShareButton } from '#components/layout/share-button.tsx';
import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import { BrowseLink } from '#components/loading/nothing-here.tsx';
import { paths } from '#config/paths.ts';
import { useShop } from '#config/shop.ts';
import { texts } from '#config/texts.ts';
import { isNotThere } from '#entities/api-data/null-when-missing.ts';
import { useApiData } from '#entities/api-data/use-api-data.ts';
import { bookData } from '#entities/book/book-data.ts';
import { pagesAbove } from '#entities/book/pages-above.ts';
import { breadcrumbData, pictureOf } from '#entities/book/structured-data.ts';
import { BookDetails, reviewsId } from '#features/book-page/book-details.tsx';
import { bookById, bookIfAny } from '#features/book-page/book-query.ts';
import { BookSkeleton } from '#features/book-page/book-skeleton.tsx';
import { loadRelated } from '#features/book-page/related-books.ts';
import { RelatedRows } from '#features/book-page/related-rows.tsx';
import { AddToCartButton } from '#features/cart/add-to-cart-button.tsx';
import { PickNote } from '#features/curated-shelves/pick-note.tsx';
import { ReviewsWhenIdle } from '#features/reviews/reviews-when-idle.tsx';
import { WishHeart } from '#features/wishes/wish-heart.tsx';
import { offlinePages } from '../../offline-pages.tsx';
import { PageHead } from '../../page-head.tsx';
import type { LoadPage } from '../../route-file.ts';
import { SeenOffered } from '../../seen-offered.tsx';
import { NoSuchBook } from './no-such-book.tsx';

export function Page() {
  const { id = '' } = useParams();
  // The key keeps the previous book from being shown while the next one loads.
  return (
    <AsyncBoundary
      key={id}
      failure={texts.bookFailure}
      offline={offlinePages}
      alternative={<BrowseLink variant="quiet" />}
      loading={<BookSkeleton />}
    >
      <BookOrNone id={id} />
    </AsyncBoundary>
  );
}

function BookOrNone({ id }: { id: string }) {
  const book = useApiData(bookIfAny(id));
  return book ? <BookPage book={book} /> : <NoSuchBook />;
}

function BookPage({ book }: { book: Book & Made & Picked }) {
  const shop = useShop();
  const above = pagesAbove(book, shop.genres);
  const here = { name: book.title, path: paths.book(book._id) };
  return (
    <>
      <PageHead
        title={book.title}
        description={excerpt(book.description || [book.title, book.author].filter(Boolean).join(', '), 160)}
        path={here.path}
        image={import.meta.env.SSR ? pictureOf(book) : undefined}
        structuredData={import.meta.env.SSR && [bookData(book, shop), breadcrumbData(above, here)]}
      />
      <div className="page-width pt-5 md:pt-8 print:hidden">
        <Breadcrumb above={above} here={here.name} />
      </div>
      <BookDetails
        book={book}
        action={<AddToCartButton book={book} />}
        said={book.pick && <PickNote {...book.pick} />}
        more={
          <>
            <WishHeart book={book} className={buttonClasses('secondary')}>
              Wish list
            </WishHeart>
            <ShareButton title={book.title} />
          </>
        }
      />
      <div className="contents print:hidden">
        <AsyncBoundary failure={texts.relatedFailure}>
          <RelatedRows book={book} />
        </AsyncBoundary>
        {/* A link to the reviews works before they are loaded. */}
        {shop.reviews && (
          <div id={reviewsId} className="scroll-mt-20">
            <ReviewsWhenIdle bookId={book._id} />
          </div>
        )}
        <SeenOffered bookId={book._id} />
      </div>
    </>
  );
}

export const load: LoadPage = async (queryClient, { params: { id = '' } }) => {
  try {
    await Promise.all([queryClient.fetchQuery(bookById(id)), loadRelated(queryClient, id)]);
    return 200;
  } catch (error) {
    if (!isNotThere(error)) throw error;
    queryClient.clear();
    queryClient.setQueryData<Book | null>(bookIfAny(id).queryKey, null);
    return 404;
  }
};
