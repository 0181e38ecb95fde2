import { listBooks } from '../books/book-list-store.ts';
import { findBook } from '../books/book-store.ts';
import { NotFound } from '../platform/http/api-errors.ts';
import { type Handlers, Reply } from '../platform/http/handler.ts';
import { versionTag } from '../platform/http/versions.ts';
import { makerOf } from '../settings/maker-store.ts';
import { genresOfList } from '../settings/shop-genres.ts';
import type { Book, StoredBook } from '../shared/book/book.ts';
import { bookListLimits, homeBookCount, isBookId } from '../shared/book/book-paging.ts';
import { cursorAfter } from '../shared/values/list-cursor.ts';
import { allBooks, newestBooks } from '../use-cases/books/list-books.ts';
import { pickOf } from '../use-cases/shelves/show-shelves.ts';
import { bookShownToShoppers, eachShown, shownToShoppers } from './shown-books.ts';

async function firstOf(books: AsyncIterable<Book>, count: number): Promise<Book[]> {
  const first: Book[] = [];
  for await (const book of books) if (first.push(book) === count) break;
  return first;
}

/**
 * Besides the version whatever changes without it: an old price by the shop's rules, rating, shipping days, and texts
 * about the author or publisher.
 */
function tagOf(
  { book, version }: StoredBook,
  { oldPrice, rating, ships }: Book,
  saidSince: readonly (number | undefined)[],
): string {
  const { stockLeft } = book;
  if (oldPrice === book.oldPrice && !rating && !ships && saidSince.every((since) => !since))
    return versionTag(version, stockLeft);
  const left = stockLeft === undefined ? 0 : stockLeft + 1;
  const rated = rating ? [rating.count, Math.round(10 * rating.mean)] : [];
  const days = ships === 'never' ? [0] : ships ? [ships.fromDays, ships.toDays] : [];
  return versionTag(version, left, Math.round(oldPrice * 1000), ...rated, ...days, ...saidSince);
}

export const bookRoutes = {
  /**
   * Newest first. Without parameters, a person of the shop gets all books, and others a page with the next one in the
   * Link header.
   */
  'GET /api/books': async ({ query, caller, signal }) => {
    const { after, category, ids } = query;
    if (category !== undefined) await genresOfList(category);
    const isPart = after !== undefined || category !== undefined || ids !== undefined;
    const show = await shownToShoppers();
    if (caller && query.limit === undefined && !isPart) return eachShown(allBooks(signal), show);
    const { limit = bookListLimits.books } = query;
    const newest = isPart || limit > homeBookCount ? undefined : await newestBooks(limit);
    const stored = isPart ? listBooks({ ...query, limit }, signal) : allBooks(signal);
    const books = newest ?? (await firstOf(stored, limit));
    const last = books.length === limit && !ids ? books.at(-1) : undefined;
    const next =
      last &&
      new URLSearchParams({
        after: cursorAfter(last),
        ...(category && { category }),
        ...(query.limit && { limit: String(query.limit) }),
      });
    return new Reply(books.map(show), next ? { next: `/api/books?${next}` } : {});
  },
  'GET /api/books/:id': async ({ params: { id }, query }) => {
    if (!isBookId(id)) throw new NotFound('The book');
    const [stored, show, said] = await Promise.all([
      findBook(id),
      bookShownToShoppers(id),
      pickOf(id, query),
    ]);
    if (!stored) throw new NotFound('The book');
    const book = show(stored.book);
    const made = await makerOf(book.publisher);
    const etag = tagOf(stored, book, [made?.version, said?.version]);
    const { maker } = made ?? {};
    return new Reply({ ...book, ...(maker && { maker }), ...(said && { pick: said.pick }) }, { etag });
  },
} satisfies Partial<Handlers>;
