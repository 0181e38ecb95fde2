import { NotFound } from '../http/api-errors.ts';
import { type Handler, Reply } from '../http/handler.ts';
import { versionTag } from '../http/versions.ts';
import { isBookId } from '../shared/book-paging.ts';
import { findBook, listBooks } from './book-store.ts';
import { isAmongNewest, newestBooks } from './newest-books-cache.ts';

/** The books, newest first; the query narrows the list. */
export const getBooks: Handler<'GET /api/books'> = async ({ query, signal }) =>
  isAmongNewest(query) ? newestBooks(query.limit) : listBooks(query, signal);

/** One book; its ETag is its version. */
export const getBook: Handler<'GET /api/books/:id'> = async ({ params: { id } }) => {
  const stored = isBookId(id) ? await findBook(id) : undefined;
  if (!stored) throw new NotFound('The book');
  return new Reply(stored.book, { etag: versionTag(stored.version, stored.book.stockLeft) });
};
