import { use } from 'react';
import { Link } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { PromoBanner } from '#components/layout/promo-banner.tsx';
import { ShopServices } from '#components/layout/shop-services.tsx';
import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import { documentAddress } from '#config/language.ts';
import { paths } from '#config/paths.ts';
import { useShop } from '#config/shop.ts';
import { texts } from '#config/texts.ts';
import { useApiData } from '#entities/api-data/use-api-data.ts';
import { shopData } from '#entities/book/structured-data.ts';
import { interruptedPage } from '#entities/session/interrupted-page.ts';
import { Bookcase } from '#features/bookcase/bookcase.tsx';
import { homeShelves } from '#features/curated-shelves/home-query.ts';
import { HomeShelvesContext } from '#features/curated-shelves/home-shelves-loader.ts';
import { newestBooks, topSellers } from '#features/home/book-queries.ts';
import { CarouselSkeleton } from '#features/home/carousel-skeleton.tsx';
import { Doors, doors } from '#features/home/doors.tsx';
import { newestInView, pageInView } from '#features/home/first-view.ts';
import { GenreLinks } from '#features/home/genre-links.tsx';
import { NewestCovers } from '#features/home/newest-covers.tsx';
import { Recommended } from '#features/home/recommended.tsx';
import { TopSellers } from '#features/home/top-sellers.tsx';
import { NewsCarousel } from '#features/news/news-carousel.tsx';
import { useLocalStore } from '#lib/browser/local-store.ts';
import { lazyComponent } from '#lib/lazy-component.tsx';
import { quietActions } from '../../card-actions.tsx';
import { PageHead } from '../../page-head.tsx';
import type { LoadPage } from '../../route-file.ts';

const BackToPageCard = lazyComponent(
  async () => (await import('../../back-to-page-card.tsx')).BackToPageCard,
);

function Shelves() {
  const shelves = useApiData(homeShelves());
  const HomeShelves = use(HomeShelvesContext);
  return shelves.length > 0 && <HomeShelves shelves={shelves} />;
}

export function Page() {
  const shop = useShop();
  return (
    <>
      <PageHead path={paths.home} structuredData={import.meta.env.SSR && shopData(shop)} />
      <link
        rel="alternate"
        type="application/atom+xml"
        title="New books"
        href={documentAddress('/feeds/new.xml')}
      />
      {useLocalStore(interruptedPage, null) && (
        <AsyncBoundary loading={null}>
          <BackToPageCard />
        </AsyncBoundary>
      )}
      <PromoBanner
        more={
          <Link to={paths.browse} className={buttonClasses()}>
            See all new books
          </Link>
        }
      >
        <AsyncBoundary loading={<div className="min-h-86" />}>
          <NewestCovers />
        </AsyncBoundary>
      </PromoBanner>
      <AsyncBoundary loading={null}>
        <Doors />
      </AsyncBoundary>
      <AsyncBoundary failure={texts.booksFailure} loading={<CarouselSkeleton />}>
        <TopSellers action={quietActions} />
      </AsyncBoundary>
      <GenreLinks />
      <AsyncBoundary failure={texts.booksFailure} loading={<CarouselSkeleton />}>
        <Recommended action={quietActions} />
      </AsyncBoundary>
      <NewsCarousel />
      <AsyncBoundary loading={null}>
        <Shelves />
      </AsyncBoundary>
      <Bookcase />
      <ShopServices />
    </>
  );
}

export const load: LoadPage = async (queryClient) => {
  const newest = await queryClient.fetchQuery(newestBooks());
  // After the books, which bring the catalogue up to date: in parallel it would be read twice.
  const sellers = await queryClient.fetchInfiniteQuery(topSellers());
  await Promise.all([queryClient.fetchQuery(doors()), queryClient.fetchQuery(homeShelves())]);
  queryClient.setQueryData(newestBooks().queryKey, newestInView(newest));
  queryClient.setQueryData(topSellers().queryKey, { ...sellers, pages: sellers.pages.map(pageInView) });
  return 200;
};
