import { listBooks } from '../books/book-list-store.ts';
import { findBook } from '../books/book-store.ts';
import { NotFound } from '../platform/http/api-errors.ts';
import { type Handler, Reply } from '../platform/http/handler.ts';
import { versionTag } from '../platform/http/versions.ts';
import { genresOfList } from '../settings/shop-genres.ts';
import { bookListLimits, homeBookCount, isBookId } from '../shared/book/book-paging.ts';
import { allBooks, newestBooks } from '../use-cases/books/list-books.ts';

/** The books, newest first; the query narrows the list. */
export const getBooks: Handler<'GET /api/books'> = async ({ query, signal }) => {
  const { after, category, ids } = query;
  if (category !== undefined) await genresOfList(category);
  const isPart = after !== undefined || category !== undefined || ids !== undefined;
  if (query.limit === undefined && !isPart) return allBooks(signal);
  const { limit = bookListLimits.books } = query;
  const stored = () => listBooks({ ...query, limit }, signal);
  if (isPart || limit > homeBookCount) return stored();
  return (await newestBooks(limit)) ?? stored();
};

/** One book; its ETag is its version. */
export const getBook: Handler<'GET /api/books/:id'> = async ({ params: { id } }) => {
  const stored = isBookId(id) ? await findBook(id) : undefined;
  if (!stored) throw new NotFound('The book');
  return new Reply(stored.book, { etag: versionTag(stored.version, stored.book.stockLeft) });
};
