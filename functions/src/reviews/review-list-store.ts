import type { Query } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { countOf, streamDocuments } from '../platform/firebase.ts';
import { startingAfter } from '../platform/queries.ts';
import {
  type DeskReviews,
  type DeskReviewsQuery,
  mostCountedReviews,
  type OpenReviews,
} from '../shared/review/desk-reviews.ts';
import { noRating, type Rating } from '../shared/review/rating.ts';
import { type PublishedReview, type Review, type ReviewPage, readReview } from '../shared/review/review.ts';
import { reviewLimits } from '../shared/review/review-limits.ts';
import { cursorAfter } from '../shared/values/list-cursor.ts';

const stored = () => collection('reviews');

/** Reads one more than the page shows. */
async function pageOf(query: Query, most: number): Promise<{ reviews: Review[]; isMore: boolean }> {
  const { docs } = await query.limit(most + 1).get();
  const reviews = docs.slice(0, most).map((snapshot) => readReview(snapshot.data()));
  return { reviews, isMore: docs.length > most };
}

/** Latest first. */
export async function publishedReviews(bookId: string, after: string | undefined): Promise<ReviewPage> {
  const query = stored().where('bookId', '==', bookId).orderBy('shown.at', 'desc').orderBy('key', 'desc');
  const { reviews: listed, isMore } = await pageOf(startingAfter(query, after), reviewLimits.page);
  const reviews = listed.flatMap(({ key, shown: text, reply }): PublishedReview[] =>
    text ? [{ key, ...text, ...(reply && { reply }) }] : [],
  );
  const last = isMore ? reviews.at(-1) : undefined;
  return { reviews, ...(last && { next: cursorAfter({ createdAt: last.at, _id: last.key }) }) };
}

/** Reported reviews are few enough for a single page. */
export async function deskReviews({ list, after }: DeskReviewsQuery): Promise<DeskReviews> {
  if (list === 'reported') {
    const reported = stored().where('reports', '>', 0).orderBy('reports', 'desc');
    return { reviews: (await pageOf(reported, reviewLimits.desk)).reviews };
  }
  const direction = list === 'waiting' ? 'asc' : 'desc';
  const query = stored().where('status', '==', list).orderBy('at', direction).orderBy('key', direction);
  const { reviews, isMore } = await pageOf(startingAfter(query, after), reviewLimits.desk);
  const last = isMore ? reviews.at(-1) : undefined;
  return { reviews, ...(last && { next: cursorAfter({ createdAt: last.at, _id: last.key }) }) };
}

/** Recounted for each book: one read for each review. */
export async function countedRatings(): Promise<Map<string, Rating>> {
  const ratings = new Map<string, Rating>();
  for await (const document of streamDocuments(stored().select('bookId', 'shown'))) {
    const { bookId, shown: text } = readReview(document.data());
    const { count, sum } = ratings.get(bookId) ?? noRating;
    if (text) ratings.set(bookId, { count: count + 1, sum: sum + text.stars });
  }
  return ratings;
}

export async function countOpenReviews(): Promise<OpenReviews> {
  const [waiting, reported] = await Promise.all([
    countOf(stored().where('status', '==', 'waiting').limit(mostCountedReviews)),
    countOf(stored().where('reports', '>', 0).limit(mostCountedReviews)),
  ]);
  return { waiting, reported };
}
