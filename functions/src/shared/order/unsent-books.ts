import { findLine, type LineIdentity, type OrderOfLines, soldLines } from './order-lines.ts';
import { isSent, type Parcel } from './parcels.ts';

export type OrderToSend = Pick<OrderOfLines, 'status' | 'lineChanges'> & {
  lines: readonly LineIdentity[];
  parcels: readonly Pick<Parcel, 'bookIds'>[];
};

/** None that was taken out, nor any of a cancelled order. */
export function unsentOf<Of extends { bookId: string }>(order: OrderToSend, books: readonly Of[] = []): Of[] {
  if (books.length === 0) return [];
  const sold = soldLines(order);
  return books.filter(
    ({ bookId }) => findLine({ lines: sold }, bookId) !== undefined && !isSent(order.parcels, bookId),
  );
}
