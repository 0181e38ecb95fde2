import type { OfAnnouncedBooks } from './announced-books.ts';
import { type OfAwaitedBooks, promisedDays } from './awaited-books.ts';
import type { Order } from './order.ts';

type Waiting = OfAwaitedBooks &
  OfAnnouncedBooks &
  Pick<Order, 'status' | 'lines' | 'lineChanges' | 'parcels'> & { createdAt: string };

/** When the last of an order's books is there to be sent, as it was promised: at once, where none of them waits. */
export function shipsFrom(order: Waiting): Date {
  const last = promisedDays(order).at(-1) ?? '';
  const placed = new Date(order.createdAt);
  const ready = new Date(`${last}T12:00:00Z`);
  return last && ready > placed ? ready : placed;
}
