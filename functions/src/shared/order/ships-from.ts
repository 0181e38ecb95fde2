import { type ShopCalendar, shopDay } from '../shop/shop-day.ts';
import type { OfAnnouncedBooks } from './announced-books.ts';
import { type OfAwaitedBooks, promisedDays } from './awaited-books.ts';
import type { Order } from './order.ts';

type Waiting = OfAwaitedBooks &
  OfAnnouncedBooks &
  Pick<Order, 'status' | 'lines' | 'lineChanges' | 'parcels'> & { createdAt: string };

/** The shop's day on which the last of an order's books is there to be sent, as it was promised: at once, where none of them waits. */
export function shipsFrom(order: Waiting, calendar: ShopCalendar): string {
  const last = promisedDays(order).at(-1) ?? '';
  const placed = shopDay(new Date(order.createdAt), calendar);
  return last > placed ? last : placed;
}
