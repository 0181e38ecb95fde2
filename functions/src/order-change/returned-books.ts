import type { Order } from '../shared/order/order.ts';
import { keptLines, type LineChange, stateOfLine } from '../shared/order/order-lines.ts';
import type { Parcel } from '../shared/order/parcels.ts';

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
  const back = keptLines(order).filter(({ bookId }) => inParcels.has(bookId));
  return changedLines(
    order,
    back.map(({ bookId }) => bookId),
    { state: 'returned', at: now.toISOString() },
  );
}

/** The lines when these parcels have not come back after all: those that had come back alone before stay returned. */
export function linesOfNoReturn(order: Order, parcels: readonly Parcel[], now: Date): LineChange[] {
  const again = parcels.flatMap(({ bookIds }) => {
    const returned = order.lineChanges.filter(
      ({ bookId, state }) => bookIds.includes(bookId) && state === 'returned',
    );
    const last = returned
      .map(({ at }) => at)
      .sort()
      .at(-1);
    return returned.filter(({ at }) => at === last).map(({ bookId }) => bookId);
  });
  return changedLines(order, again, { state: 'ordered', at: now.toISOString() });
}

/** The parcels that came back last, as one step can bring back several. */
export function lastReturned({ parcels, lineChanges }: Order): Parcel[] {
  const returned = lineChanges.filter(({ state }) => state === 'returned');
  const lastOf = (bookIds: readonly string[]) =>
    returned.reduce((last, { bookId, at }) => (bookIds.includes(bookId) && at > last ? at : last), '');
  const last = lastOf(parcels.flatMap(({ bookIds }) => bookIds));
  return parcels.filter(({ bookIds }) => lastOf(bookIds) === last);
}

/** Whether every book of a parcel came back or was taken out of the order. */
export function isEmptied(order: Pick<Order, 'lineChanges'>, { bookIds }: Parcel): boolean {
  return bookIds.every((bookId) => stateOfLine(order, bookId) !== 'ordered');
}
