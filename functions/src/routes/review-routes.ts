import { info } from 'firebase-functions/logger';
import { visitorLimit } from '../auth/visitor-limit.ts';
import { refuseWhile } from '../platform/http/api-errors.ts';
import { type HandlerRequest, type Handlers, tagged } from '../platform/http/handler.ts';
import { expectedVersion } from '../platform/http/versions.ts';
import { addressGroups } from '../platform/rate-limit/address-groups.ts';
import { instanceLimit } from '../platform/rate-limit/instance-limit.ts';
import { countOpenReviews, deskReviews, publishedReviews } from '../reviews/review-list-store.ts';
import { reviewsOf } from '../reviews/shopper-reviews-store.ts';
import {
  keepReview,
  moveReview,
  replyToReview,
  reportReview,
  takeStepBack,
} from '../use-cases/reviews/change-review.ts';
import { deleteOwnReview, requireReviews, writeReview } from '../use-cases/reviews/write-review.ts';

const hourMs = 3_600_000;

/** Per hour and instance: what a shopper writes, and reports of one visitor and in all. */
const hourlyWrites = instanceLimit({ limit: 120, windowMs: hourMs });

const hourlyReports = visitorLimit(20, 500);

/** A visitor who presses twice reports once. */
const reportedOnce = instanceLimit({ limit: 1, windowMs: hourMs });

type DeskRequest = Pick<HandlerRequest<'POST /api/admin/reviews/:key/undo'>, 'params' | 'header' | 'caller'>;

function deskCall({ params: { key }, header, caller }: DeskRequest) {
  return { key, expected: expectedVersion(header('If-Match')), by: caller.person };
}

export const reviewRoutes = {
  /** Also of a book that has left the shop. */
  'GET /api/books/:id/reviews': async ({ params, query }) => {
    await requireReviews();
    return publishedReviews(params.id, query.after);
  },
  'POST /api/reviews/:key/reports': async ({ params, client }) => {
    const { visitor } = addressGroups(client.visitor);
    refuseWhile(await hourlyReports(Date.now(), client), 'Too many reports; try again later');
    if (reportedOnce(Date.now(), `${visitor} ${params.key}`) === 0) {
      await reportReview(params.key);
      info('A review was reported', { review: params.key });
    }
    return { message: 'Reported' };
  },
  'GET /api/account/reviews': ({ caller }) => reviewsOf(caller.uid),
  'PUT /api/account/reviews/:bookId': async ({ params, body, caller, signal }) => {
    refuseWhile(hourlyWrites(Date.now(), caller.uid), 'Too many reviews; try again later');
    return tagged(await writeReview(caller.uid, params.bookId, body, signal));
  },
  'DELETE /api/account/reviews/:bookId': async ({ params, caller, signal }) => {
    await deleteOwnReview(caller.uid, params.bookId, signal);
    return { message: 'Review deleted' };
  },
  'GET /api/admin/reviews': ({ query }) => deskReviews(query),
  'GET /api/admin/reviews/counts': countOpenReviews,
  'POST /api/admin/reviews/:key/status': async (request) =>
    tagged(await moveReview(deskCall(request), request.body)),
  'POST /api/admin/reviews/:key/undo': async (request) => tagged(await takeStepBack(deskCall(request))),
  'PUT /api/admin/reviews/:key/reply': async (request) =>
    tagged(await replyToReview(deskCall(request), request.body.text)),
  'DELETE /api/admin/reviews/:key/reports': async (request) => tagged(await keepReview(deskCall(request))),
} satisfies Partial<Handlers>;
