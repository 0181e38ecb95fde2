import { findUnconfirmedCopies } from '../../../orders/order-store.ts';
import { arrivedBooks } from '../../../shared/order/awaited-books.ts';
import { mostUnconfirmedCopies } from '../../../shared/order/order-limits.ts';
import { unconfirmedCopies } from '../../../shared/order/unconfirmed-copies.ts';
import { addUnconfirmedCopies, readUnconfirmedCopies } from '../../../stats/counter-store.ts';
import { AddressNotConfirmed } from './address-not-confirmed.ts';
import type { OrderEffect } from './order-event.ts';

/**
 * Counts the copies that shoppers hold unpaid without a confirmed address, and refuses a new order when they are too many:
 * an attacker who registers addresses of others could take the whole stock. What the desk does is never refused.
 */
export const unconfirmedEffect: OrderEffect = async ({ before, after, stockTaken, shop }) => {
  const taken = [...stockTaken, ...arrivedBooks(before, after)];
  const added = unconfirmedCopies(after, taken) - unconfirmedCopies(before, stockTaken);
  if (added === 0) return undefined;
  if (before) return { write: (transaction) => addUnconfirmedCopies(transaction, added) };
  const [ofAccount, ofShop] = await Promise.all([
    findUnconfirmedCopies(after.email, mostUnconfirmedCopies),
    readUnconfirmedCopies(),
  ]);
  for (const { of, held, most } of [
    { of: 'account' as const, held: ofAccount, most: mostUnconfirmedCopies },
    { of: 'shop' as const, held: ofShop.copies, most: shop.unconfirmedCopies },
  ]) {
    if (held + added > most) throw new AddressNotConfirmed({ of, most, held, wanted: added });
  }
  return { write: (transaction) => addUnconfirmedCopies(transaction, added, ofShop) };
};
