import { findBook, listBooks } from '../books/book-store.ts';
import { presentCatalogue } from '../catalogue/shop-catalogue.ts';
import { NotFound } from '../platform/http/api-errors.ts';
import { type Handler, Reply } from '../platform/http/handler.ts';
import { versionTag } from '../platform/http/versions.ts';
import { reportError } from '../platform/logging/error-report.ts';
import type { Book, StoredBook } from '../shared/book/book.ts';
import { homeBookCount, isBookId } from '../shared/book/book-paging.ts';
import { cursorAfter } from '../shared/values/list-cursor.ts';
import { mergeChanges, mergeNewest } from '../snapshot/merge-changes.ts';
import { DamagedSnapshot } from '../snapshot/snapshot-part.ts';
import { snapshotBooks } from '../snapshot/snapshot-store.ts';

/** The newest books, as the home page asks for them: no read for a book unless very many were deleted. */
async function newestBooks(limit: number): Promise<Book[] | undefined> {
  const { base, log } = await presentCatalogue();
  return mergeNewest(base.newest, base.areAll, log.latest, limit);
}

async function* noBooks(): AsyncGenerator<StoredBook> {}

/** Every book of the shop: a read for each part of the snapshot, none for a book. */
export async function* allBooks(signal: AbortSignal): AsyncGenerator<Book> {
  const { head, base, log } = await presentCatalogue();
  let last: Book | undefined;
  try {
    if (!base.isWhole) throw new DamagedSnapshot('The catalogue lacks books');
    // The log goes on while the list is read.
    const changes = new Map(log.latest);
    for await (const { book } of mergeChanges(head ? snapshotBooks(head, signal) : noBooks(), changes)) {
      yield book;
      last = book;
    }
  } catch (error) {
    if (!(error instanceof DamagedSnapshot)) throw error;
    reportError('The list of all books is read from the books themselves', error);
    yield* listBooks({ after: last && cursorAfter(last) }, signal);
  }
}

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
