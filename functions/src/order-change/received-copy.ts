import { awaitedIn } from '../shared/order/awaited-books.ts';
import type { ChangingOrder } from '../shared/order/changing-order.ts';
import { stateOfLine } from '../shared/order/order-lines.ts';
import { isSent } from '../shared/order/parcels.ts';
import { type AppliedChange, OrderChanged } from './applied-change.ts';

/** Gives an order the copy of a book for which its shopper waits. @throws OrderChanged when the order does not wait for it */
export function receiveCopy(order: ChangingOrder, bookId: string): AppliedChange {
  if (!awaitedIn(order).some((awaited) => awaited.bookId === bookId)) {
    const line = { bookId, state: stateOfLine(order, bookId), isSent: isSent(order.parcels, bookId) };
    throw new OrderChanged(order, { line });
  }
  const left = order.awaited?.filter((awaited) => awaited.bookId !== bookId) ?? [];
  const book = order.lines.find((line) => line.bookId === bookId)?.title;
  return {
    fields: { awaited: left.length > 0 ? left : undefined },
    entry: { action: 'changed', note: 'Its copy has come', after: { book } },
  };
}
