import { addEntry } from '../../audit/audit-store.ts';
import { findBooks } from '../../books/book-store.ts';
import { database } from '../../platform/firebase.ts';
import { Conflict, PreconditionFailed } from '../../platform/http/api-errors.ts';
import { sayInShop } from '../../platform/words/say-in-shop.ts';
import { recentSettings } from '../../settings/shop-profile.ts';
import type { SignedInPerson } from '../../shared/callers.ts';
import type { ReordersRequest } from '../../shared/order/to-order.ts';
import { shopDay } from '../../shared/shop/shop-day.ts';
import { plural, t } from '../../shared/words/words.ts';
import { findReorders, writeReorder } from '../../stock/reorder-store.ts';

/** @throws Conflict for a deleted book, PreconditionFailed when the earlier copies differ from `before` */
export async function noteReorders(
  { bookIds, copies, before }: ReordersRequest,
  by: SignedInPerson,
  now: Date,
): Promise<void> {
  const [books, shop] = await Promise.all([findBooks(bookIds), recentSettings()]);
  const titles = new Map(books.map(({ _id, title }) => [_id, title]));
  const gone = bookIds.filter((bookId) => !titles.has(bookId));
  if (gone.length > 0) throw new Conflict('unknown-books', 'Some books are no longer in the shop', { gone });
  const day = shopDay(now, shop);
  await database().runTransaction(async (transaction) => {
    const stored = new Map(
      (await findReorders(bookIds, transaction)).map((reorder) => [reorder.bookId, reorder.copies]),
    );
    const storedCopies = bookIds.map((bookId) => stored.get(bookId) ?? 0);
    if (before?.some((seen, index) => seen !== storedCopies[index])) {
      throw new PreconditionFailed('Other copies of these books were ordered meanwhile');
    }
    for (const [index, bookId] of bookIds.entries()) {
      writeReorder(transaction, { bookId, copies: copies[index] ?? 0, day, by: by.name });
    }
    const [targetId = ''] = bookIds;
    const isOrdered = copies.some((each) => each > 0);
    const added = copies.reduce(
      (sum, each, index) => sum + Math.max(0, each - (storedCopies[index] ?? 0)),
      0,
    );
    const words = sayInShop(() => ({
      books: plural(bookIds.length, '{count} book', '{count} books'),
      note: isOrdered
        ? t('{copies} copies ordered from the supplier', { copies: added })
        : t('Not ordered from the supplier'),
    }));
    addEntry(transaction, {
      by,
      kind: 'stocks',
      action: isOrdered ? 'ordered' : 'undone',
      targetId,
      title: bookIds.length === 1 ? (titles.get(targetId) ?? '') : words.books,
      note: words.note,
      alsoAbout: bookIds,
    });
  });
}
