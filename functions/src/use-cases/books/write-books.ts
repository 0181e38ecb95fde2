import type { Transaction } from 'firebase-admin/firestore';
import { type BookCause, noteBook } from '../../audit/book-audit.ts';
import { archiveChange, type PastBook } from '../../books/archive-store.ts';
import type { BookState } from '../../books/book-document.ts';
import { writeBookState } from '../../books/book-store.ts';
import { noteCover, withCopiedCovers } from '../../books/cover-copy-store.ts';
import { type IsbnHolders, moveIsbn, readIsbnHolders } from '../../books/isbn-store.ts';
import { noteMovedDay } from '../../books/moved-day-store.ts';
import { withRememberedPrices } from '../../books/remembered-prices.ts';
import { settingsWithin } from '../../settings/settings-store.ts';
import { moneyOf } from '../../shared/shop/money-format.ts';
import { shopDay } from '../../shared/shop/shop-day.ts';
import { logChanges } from '../../snapshot/change-log-store.ts';
import { addToCounters } from '../../stats/counter-store.ts';
import type { CountedBook } from '../../stock/stock-document.ts';
import { setInShop } from '../../stock/stock-store.ts';

export interface BookWrite {
  id: string;
  /** Undefined for a new book. */
  before: BookState | undefined;
  /** Undefined for a deletion. */
  after: BookState | undefined;
  /** Rises with each change. */
  version: number;
  /** For a book that leaves the shop or comes back. */
  counted?: CountedBook | undefined;
}

/** Two changes within a millisecond, or with a clock set back, must be two versions. */
export function versionAfter(version: number): number {
  return Math.max(Date.now(), version + 1);
}

function trending(state: BookState | undefined): number {
  return state?.book.trending ? 1 : 0;
}

/**
 * With everything that depends on books: remembered prices, ISBNs, stock, the catalogue's log and the counters. @throws
 * IsbnTaken
 */
export async function writeTogether(
  transaction: Transaction,
  changes: readonly BookWrite[],
  holders: IsbnHolders,
  now: Date,
  counterShard?: number,
): Promise<void> {
  const shop = await settingsWithin(transaction);
  const [money, today] = [moneyOf(shop), shopDay(now, shop)];
  const writes = changes.map(({ before, after, ...rest }) => ({
    ...rest,
    before,
    after: after && withRememberedPrices(before, withCopiedCovers(before, after), money, today),
  }));
  const counts = { books: 0, trendingBooks: 0 };
  for (const { id, before, after, counted } of writes) {
    moveIsbn(transaction, holders, { id, before: before?.book, after: after?.book });
    writeBookState(transaction, id, { before, after });
    noteCover(transaction, id, { before, after }, now);
    // Orders wait for a restored book by its former day.
    if (after && before?.book.appearsOn !== after.book.appearsOn) noteMovedDay(transaction, id, now);
    if (counted) setInShop(transaction, counted, after !== undefined, now);
    counts.books += (after ? 1 : 0) - (before ? 1 : 0);
    counts.trendingBooks += trending(after) - trending(before);
  }
  logChanges(
    transaction,
    writes.map(({ id, version, after }) => ({ id, version, ...(after && { book: after.book }) })),
  );
  addToCounters(transaction, counts, counterShard);
}

/** For the archive. */
export function pastOf({ id, version, before, after }: BookWrite): PastBook {
  return { id, version, ...(before && { before: before.document }), ...(!after && { isDeletion: true }) };
}

/**
 * Every change that a person makes of a book must go through here, as the last step of a transaction that has read book
 * and stock. @throws IsbnTaken
 */
export async function writeBook(transaction: Transaction, write: BookWrite, cause: BookCause): Promise<void> {
  const now = new Date();
  const { before, after } = write;
  const holders = await readIsbnHolders(transaction, [before?.book.isbn, after?.book.isbn]);
  await writeTogether(transaction, [write], holders, now);
  const entryId = noteBook(transaction, write, cause, now);
  archiveChange(transaction, entryId, pastOf(write), now);
}
