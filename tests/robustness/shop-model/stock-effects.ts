import type { DocumentData } from 'firebase-admin/firestore';
import { sha256 } from '../../../functions/src/platform/sha256.ts';
import type { Order } from '../../../functions/src/shared/order/order.ts';
import { bookOfLine } from '../../../functions/src/shared/order/order-lines.ts';
import type { Asked } from '../shop-in-process.ts';
import { all, lineIds, ordersIn, rows, type Stored, soldIds } from './stored-shop.ts';

/** A copy that was damaged or never found does not come back into the stock. */
function isLost({ lineChanges }: Order, id: string): boolean {
  const { reason = '' } = lineChanges.find(({ bookId }) => bookId === id) ?? {};
  return ['damaged', 'not-found'].includes(reason);
}

function movedCopies(before: Order, after: Order, id: string): number {
  const [had, has] = [soldIds(before).includes(id), soldIds(after).includes(id)];
  if (had === has) return 0;
  if (had) return isLost(after, id) ? 0 : 1;
  // A copy that never came back was not lost either; for one that was taken out another one is taken.
  const wasSent = before.parcels.some(({ bookIds }) => bookIds.includes(id));
  const wasReturned = before.lineChanges.some(({ bookId, state }) => bookId === id && state === 'returned');
  return wasSent && wasReturned && isLost(before, id) ? 0 : -1;
}

type Copies = Map<string, number | undefined>;

function ofOrders(before: Stored, after: Stored, copies: Copies): void {
  const ordersBefore = new Map(ordersIn(before).map((order) => [order._id, order]));
  for (const order of ordersIn(after)) {
    const { stockTaken = [] } = all(after, 'orders').get(order._id) ?? {};
    const earlier = ordersBefore.get(order._id);
    const isAwaited = (one: Order | undefined, id: string) =>
      one?.awaited?.some(({ bookId }) => bookId === id) === true;
    for (const id of earlier ? stockTaken : lineIds(order)) {
      const bookId = bookOfLine(order, id);
      const onHand = copies.get(bookId);
      const isGiven = isAwaited(earlier, id) && !isAwaited(order, id);
      const taken = isGiven || (!earlier && !isAwaited(order, id)) ? -1 : 0;
      const moved = earlier ? movedCopies(earlier, order, id) : 0;
      if (onHand !== undefined) copies.set(bookId, onHand + taken + moved);
    }
  }
}

/** Adds copies to existing books; an uncounted book is counted from then on. */
function add(
  before: Stored,
  copies: Copies,
  lines: readonly (readonly [id: string, change: number])[],
): void {
  for (const [id, change] of lines) {
    if (all(before, 'books').has(id)) copies.set(id, Math.max(0, (copies.get(id) ?? 0) + change));
  }
}

/**
 * Takes back what a posting has done to each book, unless copies are gone. A book whose counting began with it is
 * uncounted again.
 */
function undo(before: Stored, copies: Copies, posting: DocumentData): void {
  for (const { bookId } of posting.lines) {
    const moved = all(before, 'stockMovements').get(sha256(`${posting.id}\n${bookId}\npost`));
    const onHand = copies.get(bookId);
    if (!moved || onHand === undefined) continue;
    const isUnchanged = all(before, 'stock').get(bookId)?.updatedAt === moved.at;
    if (moved.reason === 'started' && isUnchanged) copies.set(bookId, undefined);
    else if (onHand >= moved.change) copies.set(bookId, onHand - moved.change);
  }
}

/** The expected copies of each book, by the call's input. */
export function copiesAfter({ name, params = {}, body }: Asked, before: Stored, after: Stored): Copies {
  const copies: Copies = new Map(rows(before, 'stock').map(({ id, onHand }) => [id, onHand]));
  const given: DocumentData = Object(body);
  const { bookId = '', id = '' } = params;
  if (name === 'POST /api/stock/:bookId') {
    const onHand = given.onHand ?? (copies.get(bookId) ?? 0) + (given.change ?? 0);
    copies.set(bookId, given.counted === false ? undefined : onHand);
  } else if (name === 'POST /api/stock/:bookId/damaged') {
    copies.set(bookId, (copies.get(bookId) ?? 0) - given.copies);
  } else if (name === 'POST /api/deliveries') {
    const lines = given.bookIds.map((one: string, index: number) => [one, given.copies[index]] as const);
    add(before, copies, lines);
  } else if (name === 'POST /api/stocktakes/:id/book') {
    const { state, lines = [] } = all(before, 'stocktakes').get(id) ?? {};
    const differences = lines.map((line: DocumentData) => {
      return [line.bookId, line.counted - (line.expected ?? 0)] as const;
    });
    const isDifferent = ([, change]: readonly [string, number]) => change !== 0;
    if (state === 'counting') add(before, copies, differences.filter(isDifferent));
  } else if (name === 'POST /api/stock-postings/:id/undo') {
    const posting = all(before, 'stockPostings').get(id);
    if (posting?.state === 'posted') undo(before, copies, { id, ...posting });
  }
  // Includes what a delivery gives to waiting orders.
  ofOrders(before, after, copies);
  return new Map([...copies].filter(([, onHand]) => onHand !== undefined));
}
