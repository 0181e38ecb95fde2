import { randomUUID } from 'node:crypto';
import { findBooks } from '../../books/book-store.ts';
import { endMovedDay, findMovedDay, findMovedDays, type MovedDay } from '../../books/moved-day-store.ts';
import { isMailWaiting } from '../../mail/mail-store.ts';
import { findOrdersOfAnnounced } from '../../orders/announced-store.ts';
import { Conflict } from '../../platform/http/api-errors.ts';
import { type AnnouncedBook, unsentAnnounced } from '../../shared/order/announced-books.ts';
import { movedDayName } from '../../shared/people/person-name.ts';
import { changeOrder } from './change-order.ts';

const party = { kind: 'system', name: movedDayName } as const;

/** The day of which the shopper knows: not one about which a mail still waits. */
async function toldDay(orderId: string, { day, told = day }: AnnouncedBook): Promise<string> {
  return (await isMailWaiting(orderId, 'appearance')) ? told : day;
}

/**
 * Gives the orders that wait for a book its present day, each by a change of its own that writes the mail with it.
 * @returns how many were changed, and whether none is left
 */
async function moveDaysOf(bookId: string, now: Date, most: number, signal?: AbortSignal) {
  const [book] = await findBooks([bookId]);
  // Of a deleted book holds what was promised.
  const day = book?.appearsOn;
  let moved = 0;
  for (const order of book ? await findOrdersOfAnnounced(bookId) : []) {
    const known = unsentAnnounced(order).find((one) => one.bookId === bookId);
    if (!known || known.day === day) continue;
    if (moved === most) return { moved, isDone: false };
    const change = { kind: 'moved day', bookId, day, told: await toldDay(order._id, known) } as const;
    try {
      await changeOrder(order._id, party, change, randomUUID(), now, signal);
      moved += 1;
    } catch (error) {
      // Another worker was faster, or the order waits no longer.
      if (!(error instanceof Conflict)) throw error;
    }
  }
  return { moved, isDone: true };
}

async function workOn(note: MovedDay, now: Date, most: number, signal?: AbortSignal): Promise<number> {
  const { moved, isDone } = await moveDaysOf(note.id, now, most, signal);
  if (isDone) await endMovedDay(note);
  return moved;
}

/**
 * Brings the days of books that have moved to the orders that wait for them. A run that breaks off leaves its note, and the
 * next one finds the orders that have their new day done. @returns how many orders were changed
 */
export async function moveDays(now: Date, signal?: AbortSignal): Promise<number> {
  let moved = 0;
  for (const note of await findMovedDays()) {
    moved += await workOn(note, now, Number.POSITIVE_INFINITY, signal);
  }
  return moved;
}

/** So many orders are changed while the person who has moved a day waits; the sweep goes on with the others. */
const mostAtOnce = 10;

/** The same at once for one book that a person has changed. */
export async function moveDaysNow(bookId: string, now: Date, signal?: AbortSignal): Promise<void> {
  const note = await findMovedDay(bookId);
  if (note) await workOn(note, now, mostAtOnce, signal);
}
