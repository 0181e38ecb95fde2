import { LoadingNote } from '#components/async-boundary.tsx';
import { texts } from '#config/texts.ts';

/** Stands where a carousel of books will stand, in its very size. */
export function CarouselSkeleton() {
  return (
    <div role="status" aria-label={texts.loading} className="page-width py-6 md:py-8">
      <div className="skeleton mb-6 h-11 w-64" />
      <div className="carousel-row">
        {['first', 'second', 'third'].map((slide) => (
          <div
            key={slide}
            className="carousel-slide grid grid-cols-[7.5rem_1fr] gap-5 py-3 sm:grid-cols-[9.5rem_1fr]"
          >
            <div className="skeleton aspect-[2/3]" />
            <div className="grid content-start gap-3">
              <div className="skeleton h-5 w-3/4" />
              <div className="skeleton h-4" />
              <div className="skeleton h-4 w-5/6" />
              <div className="skeleton mt-4 h-6 w-24" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Stands where a book's page will stand. */
export function BookSkeleton() {
  return (
    <div className="relative">
      <div
        aria-hidden="true"
        className="page-width grid gap-8 py-8 sm:grid-cols-[minmax(0,16rem)_1fr] md:gap-14 md:py-14 lg:grid-cols-[minmax(0,22rem)_1fr]"
      >
        <div className="skeleton mx-auto aspect-[2/3] w-full max-w-60 sm:max-w-none" />
        <div className="grid max-w-2xl content-start gap-4">
          <div className="skeleton h-12 w-4/5" />
          <div className="skeleton h-7 w-32" />
          <div className="skeleton mt-4 h-40" />
        </div>
      </div>
      <div className="absolute inset-x-0 top-0">
        <LoadingNote />
      </div>
    </div>
  );
}
