import { arrivedBooks, awaitedIn, type OfAwaitedBooks } from '../shared/order/awaited-books.ts';
import { figuresOf } from '../shared/order/order-figures.ts';
import { type OrderOfLines, stateOfLine, takeOutReasons } from '../shared/order/order-lines.ts';
import { isSent, type Parcel } from '../shared/order/parcels.ts';
import type { StockReason } from '../shared/stock/stock.ts';

type OrderOfMoves = OrderOfLines &
  OfAwaitedBooks & { lines: readonly { bookId: string }[]; parcels: readonly Pick<Parcel, 'bookIds'>[] };

/** What a copy of a book does in the stock, one movement after the other. */
export interface CopyMoves {
  bookId: string;
  moves: { change: 1 | -1; reason: StockReason }[];
  /** Whether one order more waits for it, or one less. */
  waiting?: 1 | -1;
}

function lostAs({ lineChanges }: OrderOfLines, bookId: string): StockReason | undefined {
  const { reason } = lineChanges.find((change) => change.bookId === bookId) ?? {};
  return reason && takeOutReasons[reason].lostAs;
}

function givenBack(after: OrderOfLines, bookId: string): CopyMoves {
  const state = stateOfLine(after, bookId);
  const lost = lostAs(after, bookId);
  const back = { change: 1 as const, reason: state === 'ordered' ? ('cancelled' as const) : state };
  return { bookId, moves: [back, ...(lost ? [{ change: -1 as const, reason: lost }] : [])] };
}

/** A copy that never came back was not lost either; for one that was unpacked, another copy is taken. */
function taken(before: OrderOfMoves | undefined, bookId: string): CopyMoves {
  const isWithShopper =
    before && stateOfLine(before, bookId) === 'returned' && isSent(before.parcels, bookId);
  const lost = isWithShopper ? lostAs(before, bookId) : undefined;
  const sold = { change: -1 as const, reason: 'order' as const };
  return { bookId, moves: [...(lost ? [{ change: 1 as const, reason: lost }] : []), sold] };
}

/** The books for which an order waits from now on, and those for which it waits no longer. */
function waitMoves(before: OrderOfMoves | undefined, after: OrderOfMoves): Required<CopyMoves>[] {
  const idsOf = (order: OrderOfMoves) => awaitedIn(order).map(({ bookId }) => bookId);
  const [waited, waits] = [before ? idsOf(before) : [], idsOf(after)];
  const begun = waits.filter((id) => !waited.includes(id));
  const ended = waited.filter((id) => !waits.includes(id));
  return [
    ...begun.map((bookId) => ({ bookId, moves: [], waiting: 1 as const })),
    ...ended.map((bookId) => ({ bookId, moves: [], waiting: -1 as const })),
  ];
}

/**
 * The movements of copies by an order: what it sells is taken, and what it sells no longer comes back.
 * @param before undefined for a new order
 * @param stockTaken the books of which it took a copy when it was placed; the others were not counted
 */
export function copyMoves(
  before: OrderOfMoves | undefined,
  after: OrderOfMoves,
  stockTaken: readonly string[],
): CopyMoves[] {
  const [held, holds] = [figuresOf(before).bookIds, figuresOf(after).bookIds];
  const counted = (ids: readonly string[], others: readonly string[]) =>
    ids.filter((id) => stockTaken.includes(id) && !others.includes(id));
  const moved = [
    ...counted(held, holds).map((bookId) => givenBack(after, bookId)),
    ...counted(holds, held).map((bookId) => taken(before, bookId)),
    ...arrivedBooks(before, after).map((bookId) => taken(undefined, bookId)),
  ];
  const waiting = waitMoves(before, after);
  const waitsOf = (id: string) => waiting.find(({ bookId }) => bookId === id)?.waiting;
  return [
    ...moved.map((one) => {
      const waits = waitsOf(one.bookId);
      return waits ? { ...one, waiting: waits } : one;
    }),
    ...waiting.filter(({ bookId }) => !moved.some((one) => one.bookId === bookId)),
  ];
}
