import { readBooks } from '../../../books/book-store.ts';
import { copyMoves } from '../../../order-change/copy-moves.ts';
import { database } from '../../../platform/firebase.ts';
import { moveCopies, readCounted, startWaiting } from '../../../stock/stock-store.ts';
import { publishStockLeft } from '../../books/publish-stock-left.ts';
import { actorOf, type OrderEffect, type OrderEvent } from './order-event.ts';

async function readStocks(bookIds: readonly string[]): Promise<NonNullable<OrderEvent['checked']>> {
  const [books, counted] = await Promise.all([readBooks(database(), bookIds), readCounted(bookIds)]);
  return { books, counted };
}

/** Counting of a book may have stopped since the order, unless something waited for it. */
export const stockEffect: OrderEffect = async (event) => {
  const { before, after, by, keyHash, now, stockTaken, checked, paid } = event;
  const all = copyMoves(before, after, stockTaken);
  const moves = paid?.holdsCopies ? all.flatMap((one) => (one.waiting ? { ...one, moves: [] } : [])) : all;
  if (moves.length === 0) return undefined;
  const { books, counted } = checked ?? (await readStocks(moves.map(({ bookId }) => bookId)));
  const cause = { orderId: after._id, by: actorOf(by), key: keyHash };
  const begun = moves.filter(
    ({ bookId, waiting = 0 }) => waiting > 0 && !counted.some((one) => one.bookId === bookId),
  );
  return {
    write: (transaction) => {
      const started = begun.flatMap(({ bookId, waiting = 0 }) => {
        const isInShop = books.some(({ book }) => book._id === bookId);
        return startWaiting(transaction, { bookId, isInShop, waiting }, cause, now);
      });
      const moved = moveCopies(transaction, counted, moves, cause, now);
      publishStockLeft(transaction, books, [...moved, ...started]);
    },
  };
};
