import { addDays, type ShopCalendar, shopDay } from '../shop/shop-day.ts';
import { isDayOff } from './days-off.ts';
import type { Order } from './order.ts';
import { orderStatuses, statusSince } from './order-status.ts';

/** For so many days after the last book came may a shopper withdraw (Directive 2011/83/EU, Article 9). */
const daysToWithdraw = 14;

/** Within so many days of the declaration the shopper sends the books, and the shop the money (Articles 13 and 14). */
const daysToSettle = 14;

/** When the last book of an order came, as an ISO instant; undefined for one that is not whole with the shopper. */
function arrivedAt({ status, parcels, history }: Order): string | undefined {
  if (orderStatuses[status].isUnderWay) return undefined;
  const ofParcels = parcels.flatMap(({ deliveredAt = [] }) => deliveredAt).toSorted();
  return ofParcels.at(-1) ?? statusSince(history, 'delivered')?.at;
}

/**
 * The last day on which the shopper may withdraw; undefined before the order is whole with them. A time that ends on a
 * holiday of the shop's country, a Saturday or a Sunday lasts until the end of the next working day (Regulation 1182/71, Article 3 (4)).
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

/** The day by which the books go back and the money, too. */
export function dayToSettle(declaredAt: string, calendar: ShopCalendar): string {
  return addDays(shopDay(new Date(declaredAt), calendar), daysToSettle);
}
