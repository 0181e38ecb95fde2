import { sayInShop } from '../platform/words/say-in-shop.ts';
import { unsentAnnounced } from '../shared/order/announced-books.ts';
import type { ChangingOrder } from '../shared/order/changing-order.ts';
import { bookOfLine } from '../shared/order/order-lines.ts';
import { t } from '../shared/words/words.ts';
import { type AppliedChange, OrderChanged } from './applied-change.ts';

export interface MovedDay {
  bookId: string;
  /** Undefined: no day any more, sent as soon as it is there. */
  day?: string | undefined;
  /** Whether a mail about a day, of this or another book, still waits to be sent. */
  isMailWaiting: boolean;
}

/**
 * Tells the shopper of the new day, unless they already know this day and those of all other books: then a mail that
 * still waits is withdrawn.
 * @throws OrderChanged when the order awaits nothing of the book, or the day is the same
 */
export function moveDay(order: ChangingOrder, { bookId, day, isMailWaiting }: MovedDay): AppliedChange {
  const announced = order.announced ?? [];
  const isMeant = (one: { bookId: string }) => bookOfLine(order, one.bookId) === bookId;
  const announcement = unsentAnnounced(order).find(isMeant);
  if (!announcement || announcement.day === day) throw new OrderChanged(order);
  const book = order.lines.find((line) => line.bookId === bookId)?.title;
  const entry = {
    action: 'changed' as const,
    note: sayInShop(() => (day ? t('It appears on another day') : t('Its day of appearance was taken away'))),
    before: { book, appearsOn: announcement.day },
    after: { book, ...(day && { appearsOn: day }) },
  };
  if (!day) {
    const left = announced.filter((one) => !isMeant(one));
    return { fields: { announced: left.length > 0 ? left : undefined }, entry };
  }
  const dayTold = isMailWaiting ? (announcement.told ?? announcement.day) : announcement.day;
  const moved = { day, ...(day !== dayTold && { told: dayTold }) };
  // What a sent mail said of the other books, the shopper knows.
  const others = announced.map((one) => (isMailWaiting ? one : { bookId: one.bookId, day: one.day }));
  const isOtherUntold = unsentAnnounced({ ...order, announced: others }).some(
    (one) => !isMeant(one) && one.told !== undefined,
  );
  const isKnown = day === dayTold && !isOtherUntold;
  return {
    fields: {
      announced: others.map((one) => (isMeant(one) ? { bookId: one.bookId, ...moved } : one)),
      ...(order.awaited && {
        awaited: order.awaited.map((one) => (isMeant(one) ? { ...one, by: day } : one)),
      }),
    },
    mail: { event: 'appearance', onlyIfTold: isKnown },
    ...(isKnown && { withdrawn: ['appearance'] }),
    entry,
  };
}
