import { listBooks } from '../books/book-list-store.ts';
import { findBook } from '../books/book-store.ts';
import { NotFound } from '../platform/http/api-errors.ts';
import { type Handler, Reply } from '../platform/http/handler.ts';
import { versionTag } from '../platform/http/versions.ts';
import { homeBookCount, isBookId } from '../shared/book/book-paging.ts';
import { allBooks, newestBooks } from '../use-cases/list-books.ts';

/** The books, newest first; the query narrows the list. */
export const getBooks: Handler<'GET /api/books'> = async ({ query, signal }) => {
  const { limit, after, category, ids } = query;
  if (after !== undefined || category || ids) return listBooks(query, signal);
  if (limit === undefined) return allBooks(signal);
  if (limit > homeBookCount) return listBooks(query, signal);
  return (await newestBooks(limit)) ?? listBooks(query, signal);
};

/** One book; its ETag is its version. */
export const getBook: Handler<'GET /api/books/:id'> = async ({ params: { id } }) => {
  const stored = isBookId(id) ? await findBook(id) : undefined;
  if (!stored) throw new NotFound('The book');
  return new Reply(stored.book, { etag: versionTag(stored.version, stored.book.stockLeft) });
};
