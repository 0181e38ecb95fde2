import type { Order } from '../shared/order/order.ts';
import { keptLines, type LineChange, lineId, stateOfLine } from '../shared/order/order-lines.ts';
import { lastReturnOf, type Parcel } from '../shared/order/parcels.ts';

export function changedLines(
  { lineChanges }: Pick<Order, 'lineChanges'>,
  bookIds: readonly string[],
  change: Omit<LineChange, 'bookId'>,
): LineChange[] {
  const others = lineChanges.filter(({ bookId }) => !bookIds.includes(bookId));
  return [...others, ...bookIds.map((bookId) => ({ bookId, ...change }))];
}

/** Books still kept come back with their parcel. */
export function linesOfReturn(order: Order, parcels: readonly Parcel[], now: Date): LineChange[] {
  const inParcels = new Set(parcels.flatMap(({ bookIds }) => bookIds));
  const back = keptLines(order)
    .map(lineId)
    .filter((id) => inParcels.has(id));
  return changedLines(order, back, { state: 'returned', at: now.toISOString() });
}

/** For parcels that have not come back after all; books that had come back by themselves stay returned. */
export function linesOfNoReturn(order: Order, parcels: readonly Parcel[], now: Date): LineChange[] {
  const again = parcels.flatMap(({ bookIds }) => {
    const last = lastReturnOf(order, { bookIds });
    return order.lineChanges
      .filter(({ bookId, state, at }) => bookIds.includes(bookId) && state === 'returned' && at === last)
      .map(({ bookId }) => bookId);
  });
  return changedLines(order, again, { state: 'ordered', at: now.toISOString() });
}

/** One step can bring back several parcels. */
export function lastReturned(order: Order): Parcel[] {
  const last = lastReturnOf(order, { bookIds: order.parcels.flatMap(({ bookIds }) => bookIds) });
  return order.parcels.filter((parcel) => lastReturnOf(order, parcel) === last);
}

export function isEmptied(order: Pick<Order, 'lineChanges'>, { bookIds }: Parcel): boolean {
  return bookIds.every((bookId) => stateOfLine(order, bookId) !== 'ordered');
}
