import type { Transaction } from 'firebase-admin/firestore';
import { findUnconfirmedCopies, type WantedOrder } from '../../../orders/order-store.ts';
import { holdingPaymentsOf } from '../../../payment/payment-store.ts';
import { arrivedBooks } from '../../../shared/order/awaited-books.ts';
import { mostUnconfirmedCopies } from '../../../shared/order/order-limits.ts';
import { unconfirmedCopies } from '../../../shared/order/unconfirmed-copies.ts';
import type { Settings } from '../../../shared/shop/settings.ts';
import { addUnconfirmedCopies, readUnconfirmedCopies } from '../../../stats/counter-store.ts';
import { AddressNotConfirmed } from './address-not-confirmed.ts';
import type { OrderEffect } from './order-event.ts';

/** The queue of what is ordered or begun to be paid without a confirmed address, where there is something to count. */
export function unconfirmedQueue(
  { shopper }: Pick<WantedOrder, 'shopper'>,
  counted: readonly unknown[],
): string[] {
  return !shopper.isConfirmed && counted.length > 0 ? ['unconfirmed copies'] : [];
}

/**
 * Whether an address that is not confirmed can have so many copies more, beside those of its orders, of what it can still
 * pay, and of what waits for the bank: an attacker who registers addresses of others could take the whole stock.
 * @returns why not, and what counts them within the transaction, which fails when others were counted meanwhile
 */
export async function roomForUnconfirmed(
  email: string,
  copies: number,
  shop: Pick<Settings, 'unconfirmedCopies'>,
) {
  // Before the rest: what is counted after this makes the transaction fail.
  const ofShop = await readUnconfirmedCopies();
  const [ordered, payments] = await Promise.all([
    findUnconfirmedCopies(email, mostUnconfirmedCopies),
    holdingPaymentsOf(email),
  ]);
  const ofAccount = payments.reduce((sum, payment) => sum + payment.unconfirmedCopies, ordered);
  const short = [
    { of: 'account' as const, held: ofAccount, most: mostUnconfirmedCopies },
    { of: 'shop' as const, held: ofShop.copies, most: shop.unconfirmedCopies },
  ].find(({ held, most }) => copies > 0 && held + copies > most);
  return {
    copies,
    payments,
    problem: short && new AddressNotConfirmed({ ...short, wanted: copies }),
    take: (transaction: Transaction) => {
      if (copies > 0) addUnconfirmedCopies(transaction, copies, ofShop);
    },
  };
}

/** Counts the copies that orders hold unpaid without a confirmed address. What the desk does is never refused. */
export const unconfirmedEffect: OrderEffect = async ({ before, after, stockTaken, shop, ...event }) => {
  const taken = [...stockTaken, ...arrivedBooks(before, after)];
  const added = unconfirmedCopies(after, taken) - (event.unconfirmedCopies ?? 0);
  if (added === 0) return undefined;
  if (before) return { write: (transaction) => addUnconfirmedCopies(transaction, added) };
  const { problem, take } = await roomForUnconfirmed(after.email, added, shop);
  if (problem) throw problem;
  return { write: take };
};
