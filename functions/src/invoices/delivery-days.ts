import { type BilledPart, chargedLines, isBookPart } from '../shared/invoice/billed-parts.ts';
import type { Order } from '../shared/order/order.ts';
import { lineId } from '../shared/order/order-lines.ts';
import type { BillingTime } from '../shared/shop/invoice-setting.ts';
import { type ShopCalendar, shopDay } from '../shared/shop/shop-day.ts';

/**
 * The shop's days on which the invoiced books arrived (for an invoice without books: all charged ones), oldest first;
 * empty while one has not arrived.
 */
export function deliveryDays(
  order: Order,
  parts: readonly BilledPart[],
  at: BillingTime,
  calendar: ShopCalendar,
): string[] {
  const own = parts.filter((part) => isBookPart(part) && part.cents > 0).map(({ key }) => key);
  const books = own.length > 0 ? own : chargedLines(order, at).map(lineId);
  const delivered = order.parcels.filter(({ state }) => state === 'delivered');
  // An order on account is invoiced when it is sent.
  const sent = at === 'sending' ? order.parcels : [];
  const instants = books.map(
    (id) =>
      delivered.find(({ bookIds }) => bookIds.includes(id))?.deliveredAt ??
      sent.find(({ bookIds }) => bookIds.includes(id))?.at,
  );
  const sentInstants = instants.filter((instant) => instant !== undefined);
  const days = sentInstants.map((one) => shopDay(new Date(one), calendar));
  return sentInstants.length < books.length ? [] : [...new Set(days)].sort();
}
