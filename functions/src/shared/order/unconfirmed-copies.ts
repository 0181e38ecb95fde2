import type { Order } from './order.ts';
import { keptLines } from './order-lines.ts';
import { orderStatuses } from './order-status.ts';

type OrderOfCopies = Pick<
  Order,
  'hasConfirmedEmail' | 'isPaidOnline' | 'status' | 'lines' | 'lineChanges' | 'parcels'
>;

/**
 * How many copies an order holds that may never be paid: those of the stock that have not arrived yet, of a shopper who
 * had not confirmed the e-mail address.
 * @param stockTaken the books of which it took a copy; the others are not counted
 */
export function unconfirmedCopies(order: OrderOfCopies | undefined, stockTaken: readonly string[]): number {
  if (order?.hasConfirmedEmail !== false || order.isPaidOnline || !orderStatuses[order.status].isUnderWay)
    return 0;
  const arrived = order.parcels.filter(({ state }) => state !== 'shipped').flatMap(({ bookIds }) => bookIds);
  return keptLines(order).filter(({ bookId }) => stockTaken.includes(bookId) && !arrived.includes(bookId))
    .length;
}
