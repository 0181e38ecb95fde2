import { FieldValue, type Timestamp, type Transaction } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { database } from '../platform/firebase.ts';
import type { OfferFigures } from '../shared/offer/offer.ts';
import { readCount } from '../shared/values/stored-fields.ts';

/** Figures of an offer, as read. */
export interface OfferCount extends OfferFigures {
  id: string;
  /** Undefined before its first order. */
  updateTime: Timestamp | undefined;
}

const reference = (id: string) => collection('offerCounts').doc(id);

export async function findOfferCounts(ids: readonly string[]): Promise<OfferCount[]> {
  if (ids.length === 0) return [];
  const counts = await database().getAll(...ids.map(reference));
  return counts.map((one) => ({
    id: one.id,
    orders: readCount(one.get('orders')),
    books: readCount(one.get('books')),
    // Negative after figures of earlier orders were subtracted; counts as 0.
    cents: readCount(one.get('cents')),
    updateTime: one.updateTime,
  }));
}

const added = ({ orders, books, cents }: OfferFigures) => ({
  orders: FieldValue.increment(orders),
  books: FieldValue.increment(books),
  cents: FieldValue.increment(cents),
});

export function addToOffer(transaction: Transaction, id: string, figures: OfferFigures): void {
  transaction.set(reference(id), added(figures), { merge: true });
}

/** For an offer of limited number; fails with a write conflict when another order has taken one since the count was read. */
export function takeOffer(
  transaction: Transaction,
  { id, updateTime }: OfferCount,
  figures: OfferFigures = { orders: 0, books: 0, cents: 0 },
): void {
  // An unfinished payment changes no figure, but must change the document.
  const fields = { ...added(figures), takes: FieldValue.increment(1) };
  if (updateTime) transaction.update(reference(id), fields, { lastUpdateTime: updateTime });
  else transaction.create(reference(id), fields);
}
