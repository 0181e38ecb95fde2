import type { Order, OrderLine } from '@bookstore/functions/shared/order/order';
import type { Review } from '@bookstore/functions/shared/review/review';
import { reviewableLines } from '@bookstore/functions/shared/review/who-may-review';
import { plural } from '@bookstore/functions/shared/words/words';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { LoadingFailure } from '#components/loading/loading-failure.tsx';
import { paths } from '#config/paths.ts';
import { useApiQuery } from '#entities/api-data/use-api-data.ts';
import { callShopperApi } from '#entities/session/shopper-api.ts';
import { OwnReview } from './own-review.tsx';

/** Keyed by uid, so that another shopper on this browser never sees them. */
function useOwnReviews(uid: string) {
  return useApiQuery<Review[]>({
    queryKey: ['GET /api/account/reviews', { query: { of: uid } }],
    queryFn: ({ signal }) => callShopperApi('GET /api/account/reviews', {}, signal),
    staleTime: 0,
  });
}

const reviewable = (order: Order) => reviewableLines<OrderLine>(order).map(({ bookId }) => bookId);

/** The anchor on an order's page. */
const ownReviewsHash = '#reviews';

interface ReviewLinkProps {
  uid: string;
  order: Order;
}

/** Shown while a book of the order has no review. */
export function ReviewLink({ uid, order }: ReviewLinkProps) {
  const { data: reviews } = useOwnReviews(uid);
  const written = new Set(reviews?.map(({ bookId }) => bookId));
  if (!reviews || reviewable(order).every((id) => written.has(id))) return null;
  return (
    <Link to={paths.order(order._id) + ownReviewsHash} className={buttonClasses('secondary')}>
      Write a review
    </Link>
  );
}

interface OwnReviewsProps extends ReviewLinkProps {
  className: string;
}

export function OwnReviews({ uid, order, className }: OwnReviewsProps) {
  const id = useId();
  const { data: reviews, isError, refetch } = useOwnReviews(uid);
  const mayWrite = reviewable(order);
  const place = useRef<HTMLElement>(null);
  const hasCome = reviews !== undefined;
  useEffect(() => {
    if (hasCome && location.hash === ownReviewsHash) place.current?.scrollIntoView();
  }, [hasCome]);
  const reviewOf = (bookId: string): Review | undefined => reviews?.find((one) => one.bookId === bookId);
  const lines = order.lines.filter(({ bookId }) => mayWrite.includes(bookId) || reviewOf(bookId));
  if (lines.length === 0) return null;
  const [firstName = ''] = order.name.split(' ');
  return (
    <section ref={place} aria-labelledby={id} className={className}>
      <h2 id={id} className="text-xl">
        {plural(lines.length, 'Your review', 'Your reviews')}
      </h2>
      {isError && !reviews && <LoadingFailure text="Your reviews could not be loaded." onRetry={refetch} />}
      {reviews && (
        <ul className="mt-3 divide-y divide-line">
          {lines.map(({ bookId, title }) => (
            <li key={bookId} className="py-4 first:pt-0 last:pb-0">
              <OwnReview
                bookId={bookId}
                title={title}
                proposedName={firstName}
                review={reviewOf(bookId)}
                mayWrite={mayWrite.includes(bookId)}
                onChanged={refetch}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
