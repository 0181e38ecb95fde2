import { announcedIn } from './announced-books.ts';
import { awaitedIn } from './awaited-books.ts';
import type { Order, OrderLine } from './order.ts';
import { keptLines, lineId } from './order-lines.ts';
import { isSent, type Parcel } from './parcels.ts';

export function unsentLines(order: Order): OrderLine[] {
  return keptLines(order).filter((line) => !isSent(order.parcels, lineId(line)));
}

/** The book has appeared, and its copy is there. @param today of the shop */
export function sendableLines(order: Order, today: string): OrderLine[] {
  const missing = [...announcedIn(order, today), ...awaitedIn(order)].map(({ bookId }) => bookId);
  return unsentLines(order).filter((line) => !missing.includes(lineId(line)));
}

export function linesOfParcel(order: Order, { bookIds }: Pick<Parcel, 'bookIds'>): OrderLine[] {
  return keptLines(order).filter((line) => bookIds.includes(lineId(line)));
}
