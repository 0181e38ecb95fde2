import type { OfAnnouncedBooks } from './announced-books.ts';
import type { OfAwaitedBooks } from './awaited-books.ts';
import type { Order } from './order.ts';
import { keptLines, lineId } from './order-lines.ts';
import { orderStatuses } from './order-status.ts';

type OrderOfCopies = Pick<
  Order,
  'hasConfirmedEmail' | 'isPaidOnline' | 'status' | 'lines' | 'lineChanges' | 'parcels'
> &
  OfAwaitedBooks &
  OfAnnouncedBooks;

/**
 * How many copies an order holds that may never be paid, of a shopper who had not confirmed the e-mail address: those of
 * the stock, and those that the shop orders for it, which have not arrived yet.
 * @param stockTaken the lines of which it took a copy; the others are not counted, unless they are ordered for it
 */
export function unconfirmedCopies(order: OrderOfCopies | undefined, stockTaken: readonly string[]): number {
  if (order?.hasConfirmedEmail !== false || order.isPaidOnline || !orderStatuses[order.status].isUnderWay)
    return 0;
  const arrived = order.parcels.filter(({ state }) => state !== 'shipped').flatMap(({ bookIds }) => bookIds);
  const waited = [...(order.awaited ?? []), ...(order.announced ?? [])].map(({ bookId }) => bookId);
  const held = new Set([...stockTaken, ...waited]);
  return keptLines(order)
    .map(lineId)
    .filter((id) => held.has(id) && !arrived.includes(id)).length;
}
