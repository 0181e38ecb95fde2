import type { Book } from '@bookstore/functions/shared/book/book';
import type { RelatedBooks } from '@bookstore/functions/shared/catalogue/catalogue';
import { apiQuery, type QueryClient } from '#lib/query-client.ts';

export function relatedBooks(id: string) {
  return apiQuery('GET /api/books/:id/related', { params: { id } });
}

/** For server rendering. */
export async function loadRelated(queryClient: QueryClient, id: string): Promise<void> {
  const related = relatedBooks(id);
  const books = await queryClient.fetchQuery(related);
  queryClient.setQueryData(related.queryKey, firstRelatedBooks(books));
}

const relatedInRow = 6;

/** Without descriptions, which their small cards do not show. */
export function firstRelatedBooks({ sameCategory, sameAuthor }: RelatedBooks): RelatedBooks {
  const inRow = (books: Book[]) => books.slice(0, relatedInRow).map((book) => ({ ...book, description: '' }));
  return { sameCategory: inRow(sameCategory), sameAuthor: inRow(sameAuthor) };
}
