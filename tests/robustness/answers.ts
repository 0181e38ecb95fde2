import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { database } from '../../functions/src/firebase.ts';
import type { SignedInShopper } from '../api/accounts.ts';
import { call } from '../api/shop-api.ts';

/** Sends an order of a shopper through Hosting, as a browser does. */
export function order(shopper: SignedInShopper, body: unknown, key: string = crypto.randomUUID()) {
  return call('POST', '/api/orders', {
    token: shopper.token,
    body,
    headers: { 'Idempotency-Key': key },
  });
}

/** How many orders of a shopper are stored. */
export async function ordersOf({ uid }: SignedInShopper): Promise<number> {
  return (await database().collection('orders').where('uid', '==', uid).count().get()).data().count;
}

/** How often each status was answered: `{200: 199, 201: 1}`. */
export function howMany(answers: readonly { status: number }[]): Record<number, number> {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return Object.fromEntries(counts);
}

/** The times in the document of a bucket or a rate. */
export function timesOf(snapshot: DocumentSnapshot): unknown[] {
  const times: unknown = snapshot.get('times');
  return Array.isArray(times) ? times : [];
}
