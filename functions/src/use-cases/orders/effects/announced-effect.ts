import { noteMovedDay } from '../../../books/moved-day-store.ts';
import { unsentAnnounced } from '../../../shared/order/announced-books.ts';
import { bookOfLine } from '../../../shared/order/order-lines.ts';
import type { OrderEffect } from './order-event.ts';

/** Has days of pre-ordered books looked up that may have moved while the order was not waiting, or not yet paid. */
export const announcedEffect: OrderEffect = async ({ before, after, by, now }) => {
  if (!before && by.kind !== 'system') return undefined;
  const waited = before ? unsentAnnounced(before).map(({ bookId }) => bookId) : [];
  const again = unsentAnnounced(after).filter(({ bookId }) => !waited.includes(bookId));
  if (again.length === 0) return undefined;
  return {
    write: (transaction) => {
      for (const { bookId } of again) noteMovedDay(transaction, bookOfLine(after, bookId), now);
    },
  };
};
