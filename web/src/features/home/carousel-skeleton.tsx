import { texts } from '#config/texts.ts';

/** In a carousel's exact size. */
export function CarouselSkeleton() {
  return (
    <div role="status" aria-label={texts.loading} className="page-width py-5 md:py-6">
      <div className="skeleton mb-4 h-11 w-64" />
      <div className="carousel-view">
        <div className="carousel-row">
          {['first', 'second', 'third'].map((slide) => (
            <div key={slide} className="carousel-slide book-card">
              <div className="skeleton aspect-[2/3] row-span-2 2xl:row-span-3" />
              <div className="grid content-start gap-3">
                <div className="skeleton h-5 w-3/4" />
                <div className="skeleton h-4" />
                <div className="skeleton h-4 w-5/6" />
              </div>
              <div className="skeleton h-6 w-24" />
              <div className="skeleton col-span-full h-11 max-w-96 2xl:col-start-2" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
