import { listBooks } from '../../books/book-list-store.ts';
import { presentCatalogue, type ShopCatalogue } from '../../catalogue/shop-catalogue.ts';
import { reportError } from '../../platform/logging/error-report.ts';
import type { Book, StoredBook } from '../../shared/book/book.ts';
import { cursorAfter } from '../../shared/values/list-cursor.ts';
import { mergeChanges, mergeNewest } from '../../snapshot/merge-changes.ts';
import { oldestChanges } from '../../snapshot/read-change-log.ts';
import { DamagedSnapshot } from '../../snapshot/snapshot-part.ts';
import { snapshotBooks } from '../../snapshot/snapshot-store.ts';

/** No read per book. Undefined when too many were deleted. */
export async function newestBooks(limit: number): Promise<Book[] | undefined> {
  const { base, log } = await presentCatalogue();
  return mergeNewest(base.newest, base.newestAreAll, log, limit);
}

async function* noBooks(): AsyncGenerator<StoredBook> {}

/** @throws DamagedSnapshot */
async function* indexedBooks(shop: ShopCatalogue, signal?: AbortSignal): AsyncGenerator<StoredBook> {
  const { head, base, log, readTime } = shop;
  if (!base.hasAllBooks) throw new DamagedSnapshot('The catalogue lacks books');
  const changes = log.size > 0 ? (await oldestChanges(readTime)).latest : log.latest;
  yield* mergeChanges(head ? snapshotBooks(head, signal) : noBooks(), changes);
}

/** Newest first; one read per part of the snapshot. */
export async function* allBooks(signal?: AbortSignal): AsyncGenerator<Book> {
  const catalogue = await presentCatalogue();
  let last: Book | undefined;
  try {
    for await (const { book } of indexedBooks(catalogue, signal)) {
      yield book;
      last = book;
    }
  } catch (error) {
    if (!(error instanceof DamagedSnapshot)) throw error;
    reportError('The list of all books is read from the books themselves', error);
    yield* listBooks({ after: last && cursorAfter(last) }, signal);
  }
}

/** With descriptions cut for cards; no read per book. */
export async function* allCards(): AsyncGenerator<Book> {
  const { base, catalogue } = await presentCatalogue();
  if (base.hasAllBooks) for (const { book } of catalogue.entries()) yield book;
  else yield* listBooks({});
}
