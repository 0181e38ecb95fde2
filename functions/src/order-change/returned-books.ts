import type { Order } from '../shared/order/order.ts';
import { keptLines, type LineChange, lineId, stateOfLine } from '../shared/order/order-lines.ts';
import { lastReturnOf, type Parcel } from '../shared/order/parcels.ts';

/** The changes of lines, with one for each of these books, which have come into a state. */
export function changedLines(
  { lineChanges }: Pick<Order, 'lineChanges'>,
  bookIds: readonly string[],
  change: Omit<LineChange, 'bookId'>,
): LineChange[] {
  const others = lineChanges.filter(({ bookId }) => !bookIds.includes(bookId));
  return [...others, ...bookIds.map((bookId) => ({ bookId, ...change }))];
}

/** The lines when these parcels have come back: what was still kept of them came back with them. */
export function linesOfReturn(order: Order, parcels: readonly Parcel[], now: Date): LineChange[] {
  const inParcels = new Set(parcels.flatMap(({ bookIds }) => bookIds));
  const back = keptLines(order)
    .map(lineId)
    .filter((id) => inParcels.has(id));
  return changedLines(order, back, { state: 'returned', at: now.toISOString() });
}

/** The lines when these parcels have not come back after all: those that had come back alone before stay returned. */
export function linesOfNoReturn(order: Order, parcels: readonly Parcel[], now: Date): LineChange[] {
  const again = parcels.flatMap(({ bookIds }) => {
    const last = lastReturnOf(order, { bookIds });
    return order.lineChanges
      .filter(({ bookId, state, at }) => bookIds.includes(bookId) && state === 'returned' && at === last)
      .map(({ bookId }) => bookId);
  });
  return changedLines(order, again, { state: 'ordered', at: now.toISOString() });
}

/** The parcels that came back last, as one step can bring back several. */
export function lastReturned(order: Order): Parcel[] {
  const last = lastReturnOf(order, { bookIds: order.parcels.flatMap(({ bookIds }) => bookIds) });
  return order.parcels.filter((parcel) => lastReturnOf(order, parcel) === last);
}

/** Whether every book of a parcel came back or was taken out of the order. */
export function isEmptied(order: Pick<Order, 'lineChanges'>, { bookIds }: Parcel): boolean {
  return bookIds.every((bookId) => stateOfLine(order, bookId) !== 'ordered');
}
