import type { Book } from '@bookstore/functions/shared/book';
import { createApiData } from '#lib/api-data.ts';

/** How many books the home page knows; the server renders it with just as many. */
const homeBooks = 18;

/** How many books a page of search results shows at a time. */
export const resultsPage = 24;

const bookLists = createApiData((given): given is Book[] => Array.isArray(given));
const books = createApiData(
  (given): given is Book => typeof given === 'object' && given !== null && '_id' in given,
);

/** The newest books of the shop, or of one category. */
export function useNewestBooks(category?: string): Book[] {
  return bookLists.useData(`/books?limit=${homeBooks}${category ? `&category=${category}` : ''}`);
}

export function useBook(id: string): Book {
  return books.useData(`/books/${encodeURIComponent(id)}`);
}

/** Books whose title or author has these words, `resultsPage` of them after the book `after`. */
export function useFoundBooks(words: string, after?: Book): Book[] {
  const query = new URLSearchParams({ limit: String(resultsPage), q: words });
  if (after) query.set('after', `${after.createdAt}_${after._id}`);
  return bookLists.useData(`/books?${query}`);
}

/** Forgets all books, so that the next page asks for them again. */
export function forgetBooks(): void {
  bookLists.forget();
  books.forget();
}
