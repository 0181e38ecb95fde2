import { randomUUID } from 'node:crypto';
import { findBooks } from '../../books/book-store.ts';
import { endMovedDay, findMovedDay, findMovedDays, type MovedDay } from '../../books/moved-day-store.ts';
import { isMailWaiting } from '../../mail/mail-store.ts';
import { ordersOfAnnounced } from '../../orders/announced-store.ts';
import { Conflict } from '../../platform/http/api-errors.ts';
import { unsentAnnounced } from '../../shared/order/announced-books.ts';
import { bookOfLine } from '../../shared/order/order-lines.ts';
import { movedDayName } from '../../shared/people/person-name.ts';
import { changeOrder } from './change-order.ts';

const party = { kind: 'system', name: movedDayName } as const;

/** @param most orders looked at @returns how many were changed, and whether none is left */
async function moveDaysOf(bookId: string, now: Date, most?: number, signal?: AbortSignal) {
  const [book] = await findBooks([bookId]);
  // For a deleted book the promised day stays.
  const day = book?.appearsOn;
  let [seen, moved] = [0, 0];
  for await (const order of book ? ordersOfAnnounced(bookId, most) : []) {
    seen += 1;
    const announcement = unsentAnnounced(order).find((one) => bookOfLine(order, one.bookId) === bookId);
    if (!announcement || announcement.day === day) continue;
    const change = {
      kind: 'moved day' as const,
      bookId,
      day,
      isMailWaiting: await isMailWaiting(order._id, 'appearance'),
    };
    try {
      await changeOrder(order._id, party, change, randomUUID(), now, signal);
      moved += 1;
    } catch (error) {
      // Another worker has changed it, or it no longer waits.
      if (!(error instanceof Conflict)) throw error;
    }
  }
  return { moved, isDone: most === undefined || seen < most };
}

async function workOn(note: MovedDay, now: Date, most?: number, signal?: AbortSignal): Promise<number> {
  const { moved, isDone } = await moveDaysOf(note.id, now, most, signal);
  if (isDone) await endMovedDay(note);
  return moved;
}

/**
 * An interrupted run leaves its note, and the next one skips orders that have the new day. @returns how many orders
 * were changed
 */
export async function moveDays(now: Date, signal?: AbortSignal): Promise<number> {
  let moved = 0;
  for (const note of await findMovedDays()) {
    moved += await workOn(note, now, undefined, signal);
  }
  return moved;
}

/** While a person waits; the sweep does the others. */
const mostAtOnce = 10;

export async function moveDaysNow(bookId: string, now: Date, signal?: AbortSignal): Promise<void> {
  const note = await findMovedDay(bookId);
  if (note) await workOn(note, now, mostAtOnce, signal);
}
