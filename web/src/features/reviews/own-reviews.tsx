import type { Order, OrderLine } from '@bookstore/functions/shared/order/order';
import type { Review } from '@bookstore/functions/shared/review/review';
import { reviewableLines } from '@bookstore/functions/shared/review/who-may-review';
import { plural } from '@bookstore/functions/shared/words/words';
import { useId } from 'react';
import { LoadingFailure } from '#components/loading/loading-failure.tsx';
import { useApiQuery } from '#entities/api-data/use-api-data.ts';
import { callShopperApi } from '#entities/session/shopper-api.ts';
import { OwnReview } from './own-review.tsx';

/** A shopper's own reviews. They are kept under the shopper's uid, so that another one on this browser never sees them. */
function useOwnReviews(uid: string) {
  return useApiQuery<Review[]>({
    queryKey: ['GET /api/account/reviews', { query: { of: uid } }],
    queryFn: ({ signal }) => callShopperApi('GET /api/account/reviews', {}, signal),
    staleTime: 0,
  });
}

interface OwnReviewsProps {
  uid: string;
  order: Order;
  className: string;
}

/** The reviews of the books of an order: those that its shopper has written, and those that can be. */
export function OwnReviews({ uid, order, className }: OwnReviewsProps) {
  const id = useId();
  const { data: reviews, isError, refetch } = useOwnReviews(uid);
  const reviewable = new Set(reviewableLines<OrderLine>(order).map(({ bookId }) => bookId));
  const reviewOf = (bookId: string): Review | undefined => reviews?.find((one) => one.bookId === bookId);
  const lines = order.lines.filter(({ bookId }) => reviewable.has(bookId) || reviewOf(bookId));
  if (lines.length === 0) return null;
  const [firstName = ''] = order.name.split(' ');
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="text-xl">
        {plural(lines.length, 'Your review', 'Your reviews')}
      </h2>
      {isError && !reviews && (
        <LoadingFailure text="Your reviews could not be loaded." onRetry={() => void refetch()} />
      )}
      {reviews && (
        <ul className="mt-3 divide-y divide-line">
          {lines.map(({ bookId, title }) => (
            <li key={bookId} className="py-4 first:pt-0 last:pb-0">
              <OwnReview
                bookId={bookId}
                title={title}
                proposedName={firstName}
                review={reviewOf(bookId)}
                mayWrite={reviewable.has(bookId)}
                onChanged={refetch}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
