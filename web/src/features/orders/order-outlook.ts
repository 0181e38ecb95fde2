import { announcedIn } from '@bookstore/functions/shared/order/announced-books';
import { awaitedIn } from '@bookstore/functions/shared/order/awaited-books';
import type { Order } from '@bookstore/functions/shared/order/order';
import { keptLines } from '@bookstore/functions/shared/order/order-lines';
import { orderStatuses } from '@bookstore/functions/shared/order/order-status';
import { openInCash } from '@bookstore/functions/shared/order/order-totals';
import { shipsFrom } from '@bookstore/functions/shared/order/ships-from';
import { expectedDay, shopDay } from '@bookstore/functions/shared/shop/shop-day';
import type { ShopFrame } from '@bookstore/functions/shared/shop/shop-profile';
import { plural, t } from '@bookstore/functions/shared/words/words';

interface Outlook {
  /** The next event, or how the order ended. */
  sentence: string;
  /** '2026-11-26'; only while the order is on its way. */
  expected?: string;
  /** The expected day has passed. */
  isLate?: boolean;
}

/** Where the wording differs from a delivery's. */
function collectionSentence({ status }: Order, books: number): string | undefined {
  switch (status) {
    case 'placed':
      return plural(
        books,
        'Thank you! Next, we set your book aside, and write as soon as you can collect it.',
        'Thank you! Next, we set your books aside, and write as soon as you can collect them.',
      );
    case 'packed':
      return t('Ready to collect. See you in the shop!');
    case 'delivered':
      return t('Collected. Happy reading!');
    default:
      return undefined;
  }
}

function sentenceOf(order: Order, today: string): string {
  const { status, carrier, parcels } = order;
  const books = keptLines(order).length || order.lines.length;
  const collected = order.collection && collectionSentence(order, books);
  if (collected) return collected;
  switch (status) {
    case 'placed':
      if (announcedIn(order, today).length > 0) {
        return t(
          'Thank you! We keep what has not appeared for you, and pack it on the day on which it does.',
        );
      }
      if (awaitedIn(order).length > 0) {
        return t('Thank you! We order what is not in the shop for you, and pack it as soon as it comes.');
      }
      return plural(books, 'Thank you! Next, we pack your book.', 'Thank you! Next, we pack your books.');
    case 'packed':
      return plural(
        books,
        'Packed, and waiting for the carrier to pick it up.',
        'Packed, and waiting for the carrier to pick them up.',
      );
    case 'waiting':
      return t('A part of your order is on its way, and the rest follows.');
    case 'shipped':
      if (parcels.length > 1) return t('On the way to you, in several parcels.');
      return carrier ? t('On the way to you with {carrier}.', { carrier }) : t('On the way to you.');
    case 'delivered':
      return t('Delivered. Happy reading!');
    case 'cancelled':
      return openInCash(order) < 0
        ? t('Cancelled. What you have paid goes back to you.')
        : t('Cancelled. There is nothing to pay.');
    case 'returned':
      return plural(books, 'Your book has come back to us.', 'Your books have come back to us.');
  }
}

/** By status, and by the shop's delivery time. */
export function outlookOf(
  order: Order,
  now: Date,
  shop: Pick<ShopFrame, 'deliveryTexts' | 'timeZone' | 'formerZones'>,
): Outlook {
  const today = shopDay(now, shop);
  const sentence = sentenceOf(order, today);
  const { isUnderWay } = orderStatuses[order.status];
  if (!isUnderWay || order.collection) return { sentence };
  const expected = expectedDay(shipsFrom(order, shop), shop.deliveryTexts);
  return { sentence, expected, isLate: expected < today };
}
