import type { Actor } from '../../shared/audit/audit.ts';
import type { Posting } from '../../shared/stock/posting.ts';
import { giveCopies } from '../orders/give-copies.ts';
import { requirePosting } from './post-stock.ts';

/** Gives what came with a delivery, once all of it is booked, to the orders that wait for it. */
export async function giveReceived(posting: Posting, by: Actor, signal?: AbortSignal): Promise<Posting> {
  if (posting.kind !== 'delivery' || posting.state !== 'posted') return posting;
  const { lines } = await requirePosting(posting.id);
  const bookIds = lines.map(({ bookId }) => bookId);
  const given = await giveCopies(bookIds, by, new Date(), signal);
  return given.length > 0 ? { ...posting, given } : posting;
}
