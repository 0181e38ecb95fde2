import { type InferType, number, object, string } from 'yup';
import { choiceSchema } from '../values/choice-schema.ts';
import { lineSchema, linesSchema } from '../values/line-text.ts';
import { isObject, readFields, readInstant, readTime } from '../values/stored-fields.ts';
import { t } from '../words/words.ts';
import { reviewLimits as limits, mostStars } from './review-limits.ts';
import { reviewStatusNames } from './review-status.ts';

const starsMessage = t('Choose from 1 to {most} stars', { most: mostStars });

/** What a shopper writes of a book: PUT /api/account/reviews/:bookId. All of it is plain text. */
export const reviewRequestSchema = object({
  stars: number()
    .label(t('Stars'))
    .typeError(starsMessage)
    .integer(starsMessage)
    .min(1, starsMessage)
    .max(mostStars, starsMessage)
    .required(starsMessage),
  text: linesSchema().label(t('Review')).max(limits.text).required(t('Write a few words')),
  /** As the shopper wants to be called; every visitor reads it. */
  name: lineSchema().label(t('Name')).max(limits.name).required(t('Name is required')),
}).noUnknown();

export type ReviewRequest = InferType<typeof reviewRequestSchema>;

/** A text of a review, and when it was written: an ISO instant. */
export interface ReviewText extends ReviewRequest {
  at: string;
}

export interface ReviewReply {
  text: string;
  /** An ISO instant. */
  at: string;
}

const storedSchema = reviewRequestSchema.shape({
  bookId: string().required(),
  /** Of the book, as it was ordered. */
  title: string().required(),
  /** Stands for the id in addresses, which would tell the shopper's uid. */
  key: string().required(),
  status: choiceSchema(t('Status'), reviewStatusNames).default('waiting'),
  /** Why it was refused or taken down; '' otherwise. */
  reason: string().default(''),
  /** How often visitors have reported what is shown, since a person of the shop looked at that. */
  reports: number().default(0),
});

/** A review as its shopper and the desk see it. */
export interface Review extends InferType<typeof storedSchema> {
  /** When this text was written: an ISO instant. */
  at: string;
  /** What the book's page shows; missing where that is nothing. */
  shown?: ReviewText;
  reply?: ReviewReply;
  /** The millisecond of the last change. */
  version: number;
}

function readText(data: Readonly<Record<string, unknown>>): ReviewText {
  return { ...readFields(reviewRequestSchema, data), at: readInstant(data.at) };
}

/** Reads a document of `reviews`. */
export function readReview(data: Readonly<Record<string, unknown>>): Review {
  const { shown, reply } = data;
  return {
    ...readFields(storedSchema, data),
    at: readInstant(data.at),
    ...(isObject(shown) && { shown: readText(shown) }),
    ...(isObject(reply) && { reply: { text: String(reply.text ?? ''), at: readInstant(reply.at) } }),
    version: readTime(data.updatedAt),
  };
}

/** A review as every visitor sees it. */
export interface PublishedReview extends ReviewText {
  key: string;
  reply?: ReviewReply;
}

/** Some published reviews of a book, the last written first, and where the list goes on. */
export interface ReviewPage {
  reviews: PublishedReview[];
  /** The `after` of the next page; none when this is the last one. */
  next?: string;
}
