import { type InferType, number, object, string } from 'yup';
import { choiceSchema } from '../values/choice-schema.ts';
import { lineSchema, linesSchema } from '../values/line-text.ts';
import { isObject, readFields, readInstant, readTime } from '../values/stored-fields.ts';
import { t } from '../words/words.ts';
import { reviewLimits as limits, mostStars } from './review-limits.ts';
import { reviewStatusNames } from './review-status.ts';

const starsMessage = t('Choose from 1 to {most} stars', { most: mostStars });

/** PUT /api/account/reviews/:bookId. Plain text. */
export const reviewRequestSchema = object({
  stars: number()
    .label(t('Stars'))
    .typeError(starsMessage)
    .integer(starsMessage)
    .min(1, starsMessage)
    .max(mostStars, starsMessage)
    .required(starsMessage),
  text: linesSchema().label(t('Review')).max(limits.text).required(t('Write a few words')),
  /** Every visitor can read it. */
  name: lineSchema().label(t('Name')).max(limits.name).required(t('Name is required')),
}).noUnknown();

export type ReviewRequest = InferType<typeof reviewRequestSchema>;

export interface ReviewText extends ReviewRequest {
  at: string;
}

export interface ReviewReply {
  text: string;
  /** An ISO instant: when it was written. */
  at: string;
}

const storedSchema = reviewRequestSchema.shape({
  bookId: string().required(),
  /** Of the book, as ordered. */
  title: string().required(),
  /** Replaces the id in addresses, which would reveal the shopper's uid. */
  key: string().required(),
  status: choiceSchema(t('Status'), reviewStatusNames).default('waiting'),
  /** Of a refusal or a removal; '' otherwise. */
  reason: string().default(''),
  /** Reports of the shown text since the shop last looked at it. */
  reports: number().default(0),
});

export interface Review extends InferType<typeof storedSchema> {
  /** When this text was written: an ISO instant. */
  at: string;
  /** What the book's page shows; missing for nothing. */
  shown?: ReviewText;
  reply?: ReviewReply;
  /** The millisecond of the last change. */
  version: number;
}

function readText(data: Readonly<Record<string, unknown>>): ReviewText {
  return { ...readFields(reviewRequestSchema, data), at: readInstant(data.at) };
}

export function readReview(data: Readonly<Record<string, unknown>>): Review {
  const { shown: text, reply } = data;
  return {
    ...readFields(storedSchema, data),
    at: readInstant(data.at),
    ...(isObject(text) && { shown: readText(text) }),
    ...(isObject(reply) && { reply: { text: String(reply.text ?? ''), at: readInstant(reply.at) } }),
    version: readTime(data.updatedAt),
  };
}

export interface PublishedReview extends ReviewText {
  key: string;
  reply?: ReviewReply;
}

/** The last written first. */
export interface ReviewPage {
  reviews: PublishedReview[];
  /** The `after` of the next page; absent on the last. */
  next?: string;
}
