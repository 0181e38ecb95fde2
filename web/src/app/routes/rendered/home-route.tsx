import type { Book } from '@bookstore/functions/shared/book';
import { AsyncBoundary } from '#components/async-boundary.tsx';
import { PromoBanner } from '#components/promo-banner.tsx';
import { ShopServices } from '#components/shop-services.tsx';
import { paths } from '#config/paths.ts';
import { texts } from '#config/texts.ts';
import { newestBooks } from '#features/books/book-queries.ts';
import { CarouselSkeleton } from '#features/books/carousel-skeleton.tsx';
import { asFirstSeen } from '#features/books/first-view.ts';
import { NewestCovers } from '#features/books/newest-covers.tsx';
import { Recommended } from '#features/books/recommended.tsx';
import { shopData } from '#features/books/structured-data.ts';
import { TopSellers } from '#features/books/top-sellers.tsx';
import { AddToCartButton } from '#features/cart/add-to-cart-button.tsx';
import { NewsCarousel } from '#features/news/news-carousel.tsx';
import { lazyComponent } from '#lib/lazy-component.tsx';
import { useLocalStore } from '#lib/local-store.ts';
import { PageHead } from '../../page-head.tsx';
import type { LoadPage } from '../../route-file.ts';
import { waitingPage } from '../../waiting-page.ts';

const WaitingCard = lazyComponent(async () => (await import('../../waiting-card.tsx')).WaitingCard);

const addToCart = (book: Book) => <AddToCartButton book={book} />;

export function Page() {
  return (
    <>
      <PageHead path={paths.home} structuredData={import.meta.env.SSR && shopData()} />
      <link rel="alternate" type="application/atom+xml" title="New books" href="/feeds/new.xml" />
      {useLocalStore(waitingPage, null) && (
        <AsyncBoundary loading={null}>
          <WaitingCard />
        </AsyncBoundary>
      )}
      <PromoBanner>
        <AsyncBoundary loading={<div className="mx-auto aspect-[2/1.05] w-full max-w-md lg:max-w-xl" />}>
          <NewestCovers />
        </AsyncBoundary>
      </PromoBanner>
      <AsyncBoundary failure={texts.booksFailure} loading={<CarouselSkeleton />}>
        <TopSellers action={addToCart} />
      </AsyncBoundary>
      <AsyncBoundary failure={texts.booksFailure} loading={<CarouselSkeleton />}>
        <Recommended action={addToCart} />
      </AsyncBoundary>
      <NewsCarousel />
      <ShopServices />
    </>
  );
}

export const load: LoadPage = async (queryClient) => {
  const books = await queryClient.fetchInfiniteQuery(newestBooks());
  queryClient.setQueryData(newestBooks().queryKey, { ...books, pages: books.pages.map(asFirstSeen) });
  return 200;
};
