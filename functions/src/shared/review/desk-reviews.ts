import { type InferType, object } from 'yup';
import { choiceSchema } from '../values/choice-schema.ts';
import { linesSchema } from '../values/line-text.ts';
import { queryCursor } from '../values/query-fields.ts';
import { t } from '../words/words.ts';
import type { Review } from './review.ts';
import { reviewLimits as limits } from './review-limits.ts';
import { deskReviewLists, reviewStatusNames } from './review-status.ts';

const afterSchema = queryCursor('after must be the next of the page before');

/** Where the published reviews of a book go on: GET /api/books/:id/reviews. */
export const reviewPageSchema = object({ after: afterSchema });

/** Which reviews GET /api/admin/reviews answers. */
export const deskReviewsSchema = object({
  list: choiceSchema('list', deskReviewLists).required(),
  after: afterSchema,
});

export type DeskReviewsQuery = InferType<typeof deskReviewsSchema>;

/** Some reviews: those that wait and those that are reported the oldest and the most reported first, others the newest. */
export interface DeskReviews {
  reviews: Review[];
  /** The `after` of the next page; none when this is the last one. */
  next?: string;
}

/** More are not counted. */
export const mostCountedReviews = 1000;

/** What waits for a person of the shop. */
export interface OpenReviews {
  waiting: number;
  reported: number;
}

/** A step of the shop: POST /api/admin/reviews/:key/status. */
export const reviewStepSchema = object({
  to: choiceSchema(t('Status'), reviewStatusNames).required(),
  reason: linesSchema().label(t('Reason')).max(limits.reason).default(''),
}).noUnknown();

export type ReviewStepRequest = InferType<typeof reviewStepSchema>;

/** What the shop answers below a review: PUT /api/admin/reviews/:key/reply; '' takes it away. */
export const reviewReplySchema = object({
  text: linesSchema().label(t('Reply')).max(limits.reply).default(''),
}).noUnknown();
