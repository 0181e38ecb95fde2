import { LoadingNote } from '#components/loading/async-boundary.tsx';
import { detailsCover, detailsFrame } from './book-details.tsx';

export function BookSkeleton() {
  return (
    <div className="relative">
      <div aria-hidden="true" className={detailsFrame}>
        <div className={`skeleton aspect-[2/3] w-full ${detailsCover}`} />
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
