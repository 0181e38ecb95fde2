import type { Book } from '@bookstore/functions/shared/book';
import { LiveSection } from '#components/live-section.tsx';
import { PromoBanner } from '#components/promo-banner.tsx';
import { ShopServices } from '#components/shop-services.tsx';
import { texts } from '#config/texts.ts';
import { forgetBooks } from '#features/books/book-queries.ts';
import { CarouselSkeleton } from '#features/books/book-skeletons.tsx';
import { NewestCovers } from '#features/books/newest-covers.tsx';
import { Recommended } from '#features/books/recommended.tsx';
import { TopSellers } from '#features/books/top-sellers.tsx';
import { AddToCartButton } from '#features/cart/add-to-cart-button.tsx';
import { NewsCarousel } from '#features/news/news-carousel.tsx';
import { PageHead } from '../page-head.tsx';

const addToCart = (book: Book) => <AddToCartButton book={book} />;

export function HomeRoute() {
  return (
    <>
      <PageHead />
      <PromoBanner>
        <LiveSection
          loading={<div className="mx-auto aspect-[2/1.05] w-full max-w-md lg:max-w-xl" />}
          forget={forgetBooks}
        >
          <NewestCovers />
        </LiveSection>
      </PromoBanner>
      <LiveSection failure={texts.booksFailure} loading={<CarouselSkeleton />} forget={forgetBooks}>
        <TopSellers action={addToCart} />
      </LiveSection>
      <LiveSection failure={texts.booksFailure} loading={<CarouselSkeleton />} forget={forgetBooks}>
        <Recommended action={addToCart} />
      </LiveSection>
      <NewsCarousel />
      <ShopServices />
    </>
  );
}
