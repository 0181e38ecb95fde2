import { awaitedOf } from './awaited-books.ts';
import type { Order, OrderLine } from './order.ts';
import { lineId, stateOfLine } from './order-lines.ts';
import { isSent } from './parcels.ts';

/** Copies of a book of which the same is said: the first, and all of them. */
export interface IdenticalCopies {
  first: OrderLine;
  all: OrderLine[];
}

/** Lines of which identical copies are one, at the place of the first. @param stateOf what else tells a line from others */
export function identicalCopies(
  lines: readonly OrderLine[],
  stateOf: (line: OrderLine) => unknown = () => undefined,
): IdenticalCopies[] {
  const nameOf = (line: OrderLine) => {
    const { title, author, isbn, condition, unitCents, netCents } = line;
    return JSON.stringify([title, author, isbn, condition, unitCents, netCents, stateOf(line)]);
  };
  return [...Map.groupBy(lines, nameOf).values()].flatMap((all) => (all[0] ? [{ first: all[0], all }] : []));
}

/** The lines of an order, of which those that are in the same state are one. */
export function copiesByState(order: Order): IdenticalCopies[] {
  return identicalCopies(order.lines, (line) => {
    const id = lineId(line);
    const { by, ask } = awaitedOf(order, line) ?? {};
    const day = order.announced?.find(({ bookId }) => bookId === id)?.day;
    const reason = order.lineChanges.find(({ bookId }) => bookId === id)?.reason;
    return [stateOfLine(order, id), reason, isSent(order.parcels, id), by, ask, day];
  });
}
