import { findBooks } from '../../books/book-store.ts';
import { readIsbnHolders } from '../../books/isbn-store.ts';
import { countOrdersToPack } from '../../orders/orders-to-pack.ts';
import { database } from '../../platform/firebase.ts';
import { mostWaiting, type ScannedBook } from '../../shared/stock/posting.ts';
import { readCounted } from '../../stock/stock-store.ts';

/** Counts waiting orders only for books without a copy. */
export async function scannedBooks(isbns: readonly string[]): Promise<ScannedBook[]> {
  const holders = await readIsbnHolders(database(), isbns);
  const ids = [...new Set([...holders.values()].map(({ bookId }) => bookId))];
  const [books, counted] = await Promise.all([findBooks(ids), readCounted(ids)]);
  const titles = new Map(books.map(({ _id, title }) => [_id, title]));
  const stocks = new Map(counted.map(({ bookId, stock }) => [bookId, stock]));
  return Promise.all(
    isbns.map(async (isbn) => {
      const id = holders.get(isbn)?.bookId;
      const title = id && titles.get(id);
      if (!id || title === undefined) return { isbn, waiting: 0 };
      const { onHand, shelf } = stocks.get(id) ?? {};
      const waiting = onHand ? 0 : await countOrdersToPack(id, mostWaiting);
      return {
        isbn,
        book: { id, title },
        waiting,
        ...(onHand !== undefined && { onHand }),
        ...(shelf && { shelf }),
      };
    }),
  );
}
