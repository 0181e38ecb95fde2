import { listBooks } from '../books/book-list-store.ts';
import { findBook } from '../books/book-store.ts';
import { NotFound } from '../platform/http/api-errors.ts';
import { type Handler, Reply } from '../platform/http/handler.ts';
import { versionTag } from '../platform/http/versions.ts';
import { genresOfList } from '../settings/shop-genres.ts';
import type { Book, StoredBook } from '../shared/book/book.ts';
import { bookListLimits, homeBookCount, isBookId } from '../shared/book/book-paging.ts';
import { allBooks, newestBooks } from '../use-cases/books/list-books.ts';
import { eachShown, shownToShoppers } from './shown-books.ts';

/** The books, newest first; the query narrows the list. */
export const getBooks: Handler<'GET /api/books'> = async ({ query, signal }) => {
  const { after, category, ids } = query;
  if (category !== undefined) await genresOfList(category);
  const isPart = after !== undefined || category !== undefined || ids !== undefined;
  const show = await shownToShoppers();
  if (query.limit === undefined && !isPart) return eachShown(allBooks(signal), show);
  const { limit = bookListLimits.books } = query;
  const stored = () => eachShown(listBooks({ ...query, limit }, signal), show);
  if (isPart || limit > homeBookCount) return stored();
  return (await newestBooks(limit))?.map(show) ?? stored();
};

/** Its ETag is its version; the old price stands in it where the rules of the shop show another one than was typed. */
function tagOf({ book, version }: StoredBook, { oldPrice }: Book): string {
  const { stockLeft } = book;
  if (oldPrice === book.oldPrice) return versionTag(version, stockLeft);
  return versionTag(version, stockLeft === undefined ? 0 : stockLeft + 1, Math.round(oldPrice * 1000));
}

/** One book. */
export const getBook: Handler<'GET /api/books/:id'> = async ({ params: { id } }) => {
  const stored = isBookId(id) ? await findBook(id) : undefined;
  if (!stored) throw new NotFound('The book');
  const book = (await shownToShoppers())(stored.book);
  return new Reply(book, { etag: tagOf(stored, book) });
};
