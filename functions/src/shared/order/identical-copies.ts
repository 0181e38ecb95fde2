import { awaitedOf } from './awaited-books.ts';
import type { Order, OrderLine } from './order.ts';
import { lineId, stateOfLine } from './order-lines.ts';
import { isSent } from './parcels.ts';

/** Lines that read alike. */
export interface IdenticalCopies {
  first: OrderLine;
  all: OrderLine[];
}

/** Groups lines that read alike, at the place of the first. @param stateOf what else distinguishes lines */
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

export function copiesByState(order: Order): IdenticalCopies[] {
  return identicalCopies(order.lines, (line) => {
    const id = lineId(line);
    const { by, ask } = awaitedOf(order, line) ?? {};
    const day = order.announced?.find(({ bookId }) => bookId === id)?.day;
    const reason = order.lineChanges.find(({ bookId }) => bookId === id)?.reason;
    return [stateOfLine(order, id), reason, isSent(order.parcels, id), by, ask, day];
  });
}
