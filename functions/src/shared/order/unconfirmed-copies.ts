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
 * Copies held by an order that may never be paid, since its shopper had not confirmed the e-mail address: those taken
 * from stock, and those that the shop orders for it and that have not reached the shopper.
 * @param stockTaken the lines with a copy from stock; others count only when they are ordered for it
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
