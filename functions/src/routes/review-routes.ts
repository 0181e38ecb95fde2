import { info } from 'firebase-functions/logger';
import { visitorLimit } from '../auth/visitor-limit.ts';
import { TooManyRequests } from '../platform/http/api-errors.ts';
import { type Handler, type HandlerRequest, Reply } from '../platform/http/handler.ts';
import { expectedVersion, versionTag } from '../platform/http/versions.ts';
import { addressGroups } from '../platform/rate-limit/address-groups.ts';
import { instanceLimit } from '../platform/rate-limit/instance-limit.ts';
import { countOpenReviews, deskReviews, publishedReviews } from '../reviews/review-list-store.ts';
import { reviewsOf } from '../reviews/shopper-reviews-store.ts';
import type { Review } from '../shared/review/review.ts';
import {
  keepReview,
  moveReview,
  replyToReview,
  reportReview,
  takeStepBack,
} from '../use-cases/reviews/change-review.ts';
import { deleteOwnReview, requireReviews, writeReview } from '../use-cases/reviews/write-review.ts';

const hourMs = 3_600_000;

/** How often one instance takes what a shopper writes, and the reports of a visitor and of all, within an hour. */
const hourlyWrites = instanceLimit({ limit: 120, windowMs: hourMs });
const hourlyReports = visitorLimit(20, 500);
/** A visitor who presses twice reports once. */
const reportedOnce = instanceLimit({ limit: 1, windowMs: hourMs });

type DeskRequest = Pick<HandlerRequest<'POST /api/admin/reviews/:key/undo'>, 'params' | 'header' | 'caller'>;

function requireRoom(wait: number, what: string): void {
  if (wait > 0) throw new TooManyRequests(`Too many ${what}; try again later`, wait / 1000);
}

const tagged = (review: Review) => new Reply(review, { etag: versionTag(review.version) });

/** The published reviews of a book; of one that has left the shop, too, whose page is gone. */
export const getBookReviews: Handler<'GET /api/books/:id/reviews'> = async ({ params, query }) => {
  await requireReviews();
  return publishedReviews(params.id, query.after);
};

export const postReport: Handler<'POST /api/reviews/:key/reports'> = async ({ params, client }) => {
  const { visitor } = addressGroups(client.visitor);
  requireRoom(await hourlyReports(Date.now(), client), 'reports');
  if (reportedOnce(Date.now(), `${visitor} ${params.key}`) === 0) {
    await reportReview(params.key);
    info('A review was reported', { review: params.key });
  }
  return { message: 'Reported' };
};

export const getOwnReviews: Handler<'GET /api/account/reviews'> = ({ caller }) => reviewsOf(caller.uid);

export const putOwnReview: Handler<'PUT /api/account/reviews/:bookId'> = async ({
  params,
  body,
  caller,
  signal,
}) => {
  requireRoom(hourlyWrites(Date.now(), caller.uid), 'reviews');
  return tagged(await writeReview(caller.uid, params.bookId, body, signal));
};

export const removeOwnReview: Handler<'DELETE /api/account/reviews/:bookId'> = async ({
  params,
  caller,
  signal,
}) => {
  await deleteOwnReview(caller.uid, params.bookId, signal);
  return { message: 'Review deleted' };
};

export const getDeskReviews: Handler<'GET /api/admin/reviews'> = ({ query }) => deskReviews(query);

export const getOpenReviews: Handler<'GET /api/admin/reviews/counts'> = () => countOpenReviews();

/** Who decides on which version of a review. */
function deskCall({ params: { key }, header, caller }: DeskRequest) {
  return { key, expected: expectedVersion(header('If-Match')), by: caller.person };
}

/** Publishes, refuses or takes down a review; with If-Match only when it is still that version, otherwise 412. */
export const postReviewStep: Handler<'POST /api/admin/reviews/:key/status'> = async (request) =>
  tagged(await moveReview(deskCall(request), request.body));

export const postReviewUndo: Handler<'POST /api/admin/reviews/:key/undo'> = async (request) =>
  tagged(await takeStepBack(deskCall(request)));

export const putReviewReply: Handler<'PUT /api/admin/reviews/:key/reply'> = async (request) =>
  tagged(await replyToReview(deskCall(request), request.body.text));

export const deleteReport: Handler<'DELETE /api/admin/reviews/:key/reports'> = async (request) =>
  tagged(await keepReview(deskCall(request)));
