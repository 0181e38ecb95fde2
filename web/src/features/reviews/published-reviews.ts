import { apiQuery } from '#lib/query-client.ts';

/** The published reviews of a book, from a place in the list on. */
export function publishedReviews(bookId: string, after?: string) {
  return apiQuery('GET /api/books/:id/reviews', { params: { id: bookId }, query: { after } });
}
