import { findAwaiting } from '../../orders/awaited-store.ts';
import { Conflict } from '../../platform/http/api-errors.ts';
import { awaitedIn } from '../../shared/order/awaited-books.ts';
import { bookOfLine, findLine } from '../../shared/order/order-lines.ts';
import { stockName } from '../../shared/people/person-name.ts';
import type { GivenCopy } from '../../shared/stock/posting.ts';
import type { CountedBook } from '../../stock/stock-document.ts';
import { findCopiesToGive, readCounted } from '../../stock/stock-store.ts';
import { changeOrder } from './change-order.ts';
import type { OrderParty } from './effects/order-event.ts';

/** Further ones follow in the next turn. */
const turn = { books: 50, orders: 50 };

const stockRoom: OrderParty = { kind: 'system', name: stockName };

/** The longest waiting first. */
async function giveCopiesOf(
  { bookId, stock }: CountedBook,
  by: OrderParty,
  now: Date,
  signal?: AbortSignal,
): Promise<GivenCopy[]> {
  const given: GivenCopy[] = [];
  const most = Math.min(stock.onHand, turn.orders);
  for (const order of await findAwaiting(bookId, most)) {
    const awaited = awaitedIn(order).map((one) => one.bookId);
    for (const line of awaited.filter((id) => bookOfLine(order, id) === bookId)) {
      const change = { kind: 'received copy', bookId: line } as const;
      try {
        const { isNew } = await changeOrder(order._id, by, change, `received ${line}`, now, signal);
        const title = findLine(order, line)?.title ?? '';
        if (isNew) given.push({ orderId: order._id, number: order.number, title });
      } catch (error) {
        // Another call has given it, the order no longer waits, or no copy is left.
        if (!(error instanceof Conflict)) throw error;
      }
    }
  }
  return given;
}

/**
 * Copies on hand are reserved for waiting orders, so the next call continues an interrupted one. @param bookIds
 * undefined for all
 */
export async function giveCopies(
  bookIds?: readonly string[],
  by: OrderParty = stockRoom,
  now = new Date(),
  signal?: AbortSignal,
): Promise<GivenCopy[]> {
  const all: GivenCopy[] = [];
  for (;;) {
    const books = await (bookIds ? readCounted(bookIds) : findCopiesToGive(turn.books));
    let count = 0;
    for (const book of books) {
      const given = await giveCopiesOf(book, by, now, signal);
      count += given.length;
      all.push(...given);
    }
    if (count === 0) return all;
  }
}
