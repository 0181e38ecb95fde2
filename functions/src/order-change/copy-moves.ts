import { arrivedBooks, awaitedIn, type OfAwaitedBooks } from '../shared/order/awaited-books.ts';
import {
  bookOfLine,
  lineId,
  type OrderOfLines,
  soldLines,
  stateOfLine,
  takeOutReasons,
} from '../shared/order/order-lines.ts';
import { isSent, type Parcel } from '../shared/order/parcels.ts';
import type { StockReason } from '../shared/stock/stock.ts';

type OrderOfMoves = OrderOfLines & OfAwaitedBooks & { parcels: readonly Pick<Parcel, 'bookIds'>[] };

export interface CopyMoves {
  bookId: string;
  /** `line` is set for a further copy of the book in the order. */
  moves: { change: 1 | -1; reason: StockReason; line?: string }[];
  /** Change in the number of copies that orders wait for. */
  waiting?: number;
}

interface LineMoves extends Pick<CopyMoves, 'moves'> {
  id: string;
  waiting?: 1 | -1;
}

function lostAs({ lineChanges }: OrderOfLines, id: string): StockReason | undefined {
  const { reason } = lineChanges.find((change) => change.bookId === id) ?? {};
  return reason && takeOutReasons[reason].lostAs;
}

function givenBack(after: OrderOfLines, id: string): LineMoves {
  const state = stateOfLine(after, id);
  const lost = lostAs(after, id);
  const back = { change: 1 as const, reason: state === 'ordered' ? ('cancelled' as const) : state };
  return { id, moves: [back, ...(lost ? [{ change: -1 as const, reason: lost }] : [])] };
}

/** A copy counted as lost that stayed with the shopper was not lost; for an unpacked one, another copy is taken. */
function taken(before: OrderOfMoves | undefined, id: string): LineMoves {
  const isWithShopper = before && stateOfLine(before, id) === 'returned' && isSent(before.parcels, id);
  const lost = isWithShopper ? lostAs(before, id) : undefined;
  const sold = { change: -1 as const, reason: 'order' as const };
  return { id, moves: [...(lost ? [{ change: 1 as const, reason: lost }] : []), sold] };
}

function waitMoves(before: OrderOfMoves | undefined, after: OrderOfMoves): LineMoves[] {
  const idsOf = (order: OrderOfMoves) => awaitedIn(order).map(({ bookId }) => bookId);
  const [waited, waits] = [before ? idsOf(before) : [], idsOf(after)];
  const begun = waits.filter((id) => !waited.includes(id));
  const ended = waited.filter((id) => !waits.includes(id));
  return [
    ...begun.map((id) => ({ id, moves: [], waiting: 1 as const })),
    ...ended.map((id) => ({ id, moves: [], waiting: -1 as const })),
  ];
}

function byBook(order: OrderOfMoves, lines: readonly LineMoves[]): CopyMoves[] {
  return [...Map.groupBy(lines, ({ id }) => bookOfLine(order, id))].map(([bookId, all]) => {
    const waiting = all.reduce((sum, one) => sum + (one.waiting ?? 0), 0);
    const moves = all.flatMap(({ id, moves: own }) =>
      own.map((move) => (id === bookId ? move : { ...move, line: id })),
    );
    return { bookId, moves, ...(waiting !== 0 && { waiting }) };
  });
}

/**
 * Sold lines take copies from the stock; lines no longer sold give them back.
 * @param before undefined for a new order
 * @param stockTaken the lines for which a copy was taken when it was placed; the others were not counted
 */
export function copyMoves(
  before: OrderOfMoves | undefined,
  after: OrderOfMoves,
  stockTaken: readonly string[],
): CopyMoves[] {
  const [held, holds] = [before, after].map((order) => (order ? soldLines(order).map(lineId) : []));
  const counted = (ids: readonly string[] = [], others: readonly string[] = []) =>
    ids.filter((id) => stockTaken.includes(id) && !others.includes(id));
  return byBook(after, [
    ...counted(held, holds).map((id) => givenBack(after, id)),
    ...counted(holds, held).map((id) => taken(before, id)),
    ...arrivedBooks(before, after).map((id) => taken(undefined, id)),
    ...waitMoves(before, after),
  ]);
}
