import { t } from '@bookstore/functions/shared/words/words';
import { useEffect, useState } from 'react';
import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import { whenIdle } from '#lib/browser/when-idle.ts';
import { lazyComponent } from '#lib/lazy-component.tsx';

const BookReviews = lazyComponent(async () => (await import('./book-reviews.tsx')).BookReviews);

/** Loaded when idle: reviews stand at the page's end, and move nothing. */
export function ReviewsWhenIdle({ bookId }: { bookId: string }) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  if (!isIdle) return null;
  return (
    <AsyncBoundary loading={null} failure={t('The reviews could not be loaded.')}>
      <BookReviews bookId={bookId} />
    </AsyncBoundary>
  );
}
