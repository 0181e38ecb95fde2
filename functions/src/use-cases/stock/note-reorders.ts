import { addEntry } from '../../audit/audit-store.ts';
import { findBooks } from '../../books/book-store.ts';
import { database } from '../../platform/firebase.ts';
import { Conflict } from '../../platform/http/api-errors.ts';
import { sayInShop } from '../../platform/words/say-in-shop.ts';
import { recentSettings } from '../../settings/shop-profile.ts';
import type { SignedInPerson } from '../../shared/callers.ts';
import type { ReordersRequest } from '../../shared/order/to-order.ts';
import { shopDay } from '../../shared/shop/shop-day.ts';
import { plural, t } from '../../shared/words/words.ts';
import { writeReorder } from '../../stock/reorder-store.ts';

/** Notes which copies of which books were ordered from their suppliers today. @throws Conflict for a book that is gone */
export async function noteReorders(
  { bookIds, copies }: ReordersRequest,
  by: SignedInPerson,
  now: Date,
): Promise<void> {
  const [books, shop] = await Promise.all([findBooks(bookIds), recentSettings()]);
  const titles = new Map(books.map(({ _id, title }) => [_id, title]));
  const gone = bookIds.filter((bookId) => !titles.has(bookId));
  if (gone.length > 0) throw new Conflict('unknown-books', 'Some books are no longer in the shop', { gone });
  const day = shopDay(now, shop);
  await database().runTransaction(async (transaction) => {
    for (const [index, bookId] of bookIds.entries()) {
      writeReorder(transaction, { bookId, copies: copies[index] ?? 0, day, by: by.name });
    }
    const [targetId = ''] = bookIds;
    const total = copies.reduce((sum, each) => sum + each, 0);
    const words = sayInShop(() => ({
      books: plural(bookIds.length, '{count} book', '{count} books'),
      note:
        total > 0
          ? t('{copies} copies ordered from the supplier', { copies: total })
          : t('Not ordered from the supplier'),
    }));
    addEntry(transaction, {
      ...{ by, kind: 'stocks', action: total > 0 ? 'ordered' : 'undone', targetId },
      title: bookIds.length === 1 ? (titles.get(targetId) ?? '') : words.books,
      note: words.note,
      alsoAbout: bookIds,
    });
  });
}
