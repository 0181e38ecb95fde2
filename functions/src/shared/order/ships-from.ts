import { type ShopCalendar, shopDay } from '../shop/shop-day.ts';
import type { OfAnnouncedBooks } from './announced-books.ts';
import { type OfAwaitedBooks, promisedDays } from './awaited-books.ts';
import type { Order } from './order.ts';

type Waiting = OfAwaitedBooks &
  OfAnnouncedBooks &
  Pick<Order, 'status' | 'lines' | 'lineChanges' | 'parcels'> & { createdAt: string };

/** The shop's day by which all books are promised to be there: the day of the order where none has to wait. */
export function shipsFrom(order: Waiting, calendar: ShopCalendar): string {
  const last = promisedDays(order).at(-1) ?? '';
  const placed = shopDay(new Date(order.createdAt), calendar);
  return last > placed ? last : placed;
}
