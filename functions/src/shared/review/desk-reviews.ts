import { type InferType, object } from 'yup';
import { choiceSchema } from '../values/choice-schema.ts';
import { linesSchema } from '../values/line-text.ts';
import { queryCursor } from '../values/query-fields.ts';
import { t } from '../words/words.ts';
import type { Review } from './review.ts';
import { reviewLimits as limits } from './review-limits.ts';
import { deskReviewLists, reviewStatusNames } from './review-status.ts';

const afterSchema = queryCursor('after must be the next of the page before');

/** GET /api/books/:id/reviews, published ones only. */
export const reviewPageSchema = object({ after: afterSchema });

/** GET /api/admin/reviews. */
export const deskReviewsSchema = object({
  list: choiceSchema('list', deskReviewLists).required(),
  after: afterSchema,
});

export type DeskReviewsQuery = InferType<typeof deskReviewsSchema>;

/** Waiting ones: the oldest first; reported ones: the most reported first; others: the newest first. */
export interface DeskReviews {
  reviews: Review[];
  /** The `after` of the next page; absent on the last. */
  next?: string;
}

export const mostCountedReviews = 1000;

export interface OpenReviews {
  waiting: number;
  reported: number;
}

/** POST /api/admin/reviews/:key/status. */
export const reviewStepSchema = object({
  to: choiceSchema(t('Status'), reviewStatusNames).required(),
  reason: linesSchema().label(t('Reason')).max(limits.reason).default(''),
}).noUnknown();

export type ReviewStepRequest = InferType<typeof reviewStepSchema>;

/** PUT /api/admin/reviews/:key/reply; '' removes it. */
export const reviewReplySchema = object({
  text: linesSchema().label(t('Reply')).max(limits.reply).default(''),
}).noUnknown();
