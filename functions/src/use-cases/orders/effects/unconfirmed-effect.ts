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

/** None where no copies are counted. */
export function unconfirmedQueue(
  { shopper }: Pick<WantedOrder, 'shopper'>,
  counted: readonly unknown[],
): string[] {
  return !shopper.isConfirmed && counted.length > 0 ? ['unconfirmed copies'] : [];
}

/**
 * With addresses of others an attacker could take the whole stock, so copies of an unconfirmed address are limited.
 * @returns the problem, if any, and `take`, which counts the copies and makes the transaction fail when others were
 * counted since
 */
export async function roomForUnconfirmed(
  email: string,
  copies: number,
  shop: Pick<Settings, 'unconfirmedCopies'>,
) {
  // First: copies counted after this make the transaction fail.
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

/** Changes of an existing order are never refused. */
export const unconfirmedEffect: OrderEffect = async ({ before, after, stockTaken, shop, ...event }) => {
  const taken = [...stockTaken, ...arrivedBooks(before, after)];
  const added = unconfirmedCopies(after, taken) - (event.unconfirmedCopies ?? 0);
  if (added === 0) return undefined;
  if (before) return { write: (transaction) => addUnconfirmedCopies(transaction, added) };
  const { problem, take } = await roomForUnconfirmed(after.email, added, shop);
  if (problem) throw problem;
  return { write: take };
};
