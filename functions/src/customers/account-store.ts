import { FieldValue, type Timestamp, type Transaction } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { readCount } from '../shared/values/stored-fields.ts';

/** The used part of a customer's credit limit, as read. */
export interface Account {
  id: string;
  boundCents: number;
  updateTime: Timestamp | undefined;
}

const reference = (id: string) => collection('accounts').doc(id);

export async function findAccount(id: string): Promise<Account> {
  const snapshot = await reference(id).get();
  return { id, boundCents: readCount(snapshot.get('boundCents')), updateTime: snapshot.updateTime };
}

export async function boundWithin(transaction: Transaction, id: string): Promise<number> {
  return readCount((await transaction.get(reference(id))).get('boundCents'));
}

/** Uses more of the limit; fails with a write conflict when another order has done so since the account was read. */
export function bindCents(
  transaction: Transaction,
  { id, boundCents, updateTime }: Account,
  cents: number,
): void {
  const bound = { boundCents: boundCents + cents };
  if (updateTime) transaction.update(reference(id), bound, { lastUpdateTime: updateTime });
  else transaction.create(reference(id), bound);
}

/** Changes the used part with an order, regardless of the limit. */
export function addBoundCents(transaction: Transaction, id: string, cents: number): void {
  transaction.set(reference(id), { boundCents: FieldValue.increment(cents) }, { merge: true });
}
