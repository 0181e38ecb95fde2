import type { Actor } from '../../shared/audit/audit.ts';
import type { Posting } from '../../shared/stock/posting.ts';
import { giveCopies } from '../orders/give-copies.ts';

/** Gives what has come, once all of a delivery is booked, to the orders that wait for it. */
export async function giveReceived(posting: Posting, by: Actor, signal?: AbortSignal): Promise<Posting> {
  if (posting.kind !== 'delivery' || posting.state !== 'posted') return posting;
  const given = await giveCopies(undefined, { kind: 'person', name: by.name }, new Date(), signal);
  return given.length > 0 ? { ...posting, given } : posting;
}
