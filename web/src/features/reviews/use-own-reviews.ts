import type { Review } from '@bookstore/functions/shared/review/review';
import { useApiQuery } from '#entities/api-data/use-api-data.ts';
import { callShopperApi } from '#entities/session/shopper-api.ts';

/** A shopper's own reviews. They are kept under the shopper's uid, so that another one on this browser never sees them. */
export function useOwnReviews(uid: string) {
  return useApiQuery<Review[]>({
    queryKey: ['GET /api/account/reviews', { query: { of: uid } }],
    queryFn: ({ signal }) => callShopperApi('GET /api/account/reviews', {}, signal),
    staleTime: 0,
  });
}
