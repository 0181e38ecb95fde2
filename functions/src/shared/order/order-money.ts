import { keptLines, type OrderOfLines, openCents } from './order-lines.ts';
import type { Parcel, ParcelState } from './parcels.ts';

/** What of an order its money is read from. */
type OrderOfParcels = OrderOfLines & {
  parcels: readonly Pick<Parcel, 'bookIds' | 'state'>[];
  cashCents?: number | undefined;
};

/** The kept lines whose parcels are in this state. */
function linesIn<Line extends { bookId: string; unitCents: number }>(
  order: OrderOfParcels & { lines: readonly Line[] },
  state: ParcelState,
): Line[] {
  const books = new Set(order.parcels.filter((one) => one.state === state).flatMap((one) => one.bookIds));
  return keptLines(order).filter(({ bookId }) => books.has(bookId));
}

/** The kept lines that the shopper has got: what the shop has sold for good. */
export function deliveredLines<Line extends { bookId: string; unitCents: number }>(
  order: OrderOfParcels & { lines: readonly Line[] },
): Line[] {
  return linesIn(order, 'delivered');
}

/**
 * What the parcels under way are still to bring, in cents: never more than is due. Every write of an order stores it as
 * `outCents`, so that the database adds up what is out with the carriers.
 */
export function outCents(order: OrderOfParcels): number {
  const underWay = linesIn(order, 'shipped').reduce((sum, { unitCents }) => sum + unitCents, 0);
  return Math.max(0, Math.min(underWay, openCents(order)));
}
