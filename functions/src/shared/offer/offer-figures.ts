import { discountsOf } from '../order/discount-parts.ts';
import { keptLines, type OrderOfLines } from '../order/order-lines.ts';
import { orderStatuses } from '../order/order-status.ts';
import type { OfferFigures } from './offer.ts';
import type { OrderOffer } from './order-offer.ts';

/** Nothing once the order was cancelled or returned, or the offer taken back. */
export function offerFigures(order: OrderOfLines & { offer?: OrderOffer | undefined }): OfferFigures {
  const { offer, status } = order;
  const none = { orders: 0, books: 0, cents: 0 };
  if (!offer || !orderStatuses[status].isSale || keptLines(order).length === 0) return none;
  if (offer.number === undefined) return { ...none, orders: 1, cents: offer.deliveryCents ?? 0 };
  const made = discountsOf(order).find(({ discount }) => discount.number === offer.number);
  if (!made) return none;
  return { orders: 1, books: made.parts.filter(({ cents }) => cents > 0).length, cents: made.cents };
}
