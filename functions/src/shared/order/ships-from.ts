import { type OfAnnouncedBooks, unsentAnnounced } from './announced-books.ts';
import { awaitedIn, type OfAwaitedBooks } from './awaited-books.ts';
import type { Order } from './order.ts';

type Waiting = OfAwaitedBooks &
  OfAnnouncedBooks &
  Pick<Order, 'status' | 'lines' | 'lineChanges' | 'parcels'> & { createdAt: string };

/** When the last of an order's books is there to be sent, as it was promised: at once, where none of them waits. */
export function shipsFrom(order: Waiting): Date {
  const days = [...awaitedIn(order).map(({ by }) => by), ...unsentAnnounced(order).map(({ day }) => day)];
  const last = days.reduce((one, other) => (one > other ? one : other), '');
  const placed = new Date(order.createdAt);
  const ready = new Date(`${last}T12:00:00Z`);
  return last && ready > placed ? ready : placed;
}
