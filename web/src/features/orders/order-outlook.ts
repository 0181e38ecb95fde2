import type { Order } from '@bookstore/functions/shared/order/order';
import { keptLines } from '@bookstore/functions/shared/order/order-lines';
import { orderStatuses } from '@bookstore/functions/shared/order/order-status';
import { expectedDay, shopDay } from '@bookstore/functions/shared/shop/shop-day';
import type { ShopFrame } from '@bookstore/functions/shared/shop/shop-profile';

/** What happens next with an order, and when. */
export interface Outlook {
  /** The next event, or how the order ended. */
  sentence: string;
  /** The day by which it is expected, '2026-11-26'; only while it is on its way to the shopper. */
  expected?: string;
  /** The expected day is over. */
  isLate?: boolean;
}

/** Of an order that is collected, where it is other words than those of a delivery. */
function collectionSentence({ status }: Order, books: string): string | undefined {
  switch (status) {
    case 'placed':
      return `Thank you! Next, we set ${books} aside, and write as soon as you can collect ${books === 'your book' ? 'it' : 'them'}.`;
    case 'packed':
      return 'Ready to collect. See you in the shop!';
    case 'delivered':
      return 'Collected. Happy reading!';
    default:
      return undefined;
  }
}

function sentenceOf(order: Order): string {
  const { status, carrier, parcels } = order;
  const isOne = (keptLines(order).length || order.lines.length) === 1;
  const books = isOne ? 'your book' : 'your books';
  const collected = order.collection && collectionSentence(order, books);
  if (collected) return collected;
  switch (status) {
    case 'placed':
      return `Thank you! Next, we pack ${books}.`;
    case 'packed':
      return `Packed, and waiting for the carrier to pick ${isOne ? 'it' : 'them'} up.`;
    case 'waiting':
      return 'A part of your order is on its way, and the rest follows.';
    case 'shipped':
      if (parcels.length > 1) return 'On the way to you, in several parcels.';
      return carrier ? `On the way to you with ${carrier}.` : 'On the way to you.';
    case 'delivered':
      return 'Delivered. Happy reading!';
    case 'cancelled':
      return 'Cancelled. There is nothing to pay.';
    case 'returned':
      return isOne ? 'Your book has come back to us.' : 'Your books have come back to us.';
  }
}

/** The outlook of an order by its status, and by how long a delivery of the shop takes. */
export function outlookOf(
  order: Order,
  now: Date,
  shop: Pick<ShopFrame, 'deliveryTexts' | 'timeZone' | 'formerZones'>,
): Outlook {
  const sentence = sentenceOf(order);
  const { isUnderWay } = orderStatuses[order.status];
  if (!isUnderWay || order.collection) return { sentence };
  const expected = expectedDay(new Date(order.createdAt), shop.deliveryTexts, shop);
  return { sentence, expected, isLate: expected < shopDay(now, shop) };
}
