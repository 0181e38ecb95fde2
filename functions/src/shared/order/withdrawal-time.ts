import { addDays, type ShopCalendar, shopDay } from '../shop/shop-day.ts';
import { isDayOff } from './days-off.ts';
import type { Order } from './order.ts';
import { orderStatuses, statusSince } from './order-status.ts';

/** After the last book came (Directive 2011/83/EU, Article 9). */
const daysToWithdraw = 14;

/** After the declaration: to send back the books, and the money (Articles 13 and 14). */
const daysToSettle = 14;

/** When the last book came, as an ISO instant; undefined while books are under way. */
function arrivedAt({ status, parcels, history }: Order): string | undefined {
  if (orderStatuses[status].isUnderWay) return undefined;
  const ofParcels = parcels.flatMap(({ deliveredAt = [] }) => deliveredAt).toSorted();
  return ofParcels.at(-1) ?? statusSince(history, 'delivered')?.at;
}

/**
 * undefined while books are under way. A period that ends on a holiday of the shop's country, a Saturday or a Sunday
 * lasts until the end of the next working day (Regulation 1182/71, Article 3 (4)).
 */
export function lastDayToWithdraw(
  order: Order,
  calendar: ShopCalendar & { country: string },
): string | undefined {
  const arrived = arrivedAt(order);
  if (arrived === undefined) return undefined;
  let day = addDays(shopDay(new Date(arrived), calendar), daysToWithdraw);
  while (isDayOff(day, calendar.country)) day = addDays(day, 1);
  return day;
}

/** By which the books, and the money, go back. */
export function dayToSettle(declaredAt: string, calendar: ShopCalendar): string {
  return addDays(shopDay(new Date(declaredAt), calendar), daysToSettle);
}
