import { findAwaitingOrders } from '../../orders/awaited-store.ts';
import { Conflict } from '../../platform/http/api-errors.ts';
import type { Actor } from '../../shared/audit/audit.ts';
import { awaitedIn } from '../../shared/order/awaited-books.ts';
import type { GivenCopy } from '../../shared/stock/posting.ts';
import { changeOrder } from './change-order.ts';

/**
 * Gives the copies on hand of some books to the orders that wait for them, those that wait longest first. What breaks off
 * goes on with the next call: an order that has its copy waits for it no longer.
 */
export async function giveCopies(
  bookIds: readonly string[],
  by: Actor,
  now: Date,
  signal?: AbortSignal,
): Promise<GivenCopy[]> {
  const left = new Set(bookIds);
  const given: GivenCopy[] = [];
  for (const order of await findAwaitingOrders()) {
    for (const { bookId } of awaitedIn(order)) {
      if (!left.has(bookId)) continue;
      const party = { kind: 'person', name: by.name } as const;
      const change = { kind: 'received copy', bookId } as const;
      try {
        const { isNew } = await changeOrder(order._id, party, change, `received ${bookId}`, now, signal);
        const title = order.lines.find((line) => line.bookId === bookId)?.title ?? '';
        if (isNew) given.push({ orderId: order._id, number: order.number, title });
      } catch (error) {
        if (!(error instanceof Conflict)) throw error;
        // No copy is left; an order that has changed meanwhile no longer waits.
        if (error.code === 'out-of-stock') left.delete(bookId);
      }
    }
  }
  return given;
}
