import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { database } from '../../functions/src/platform/firebase.ts';
import type { SignedInShopper } from '../api/accounts.ts';
import { call } from '../api/shop-api.ts';

/** Sends an order of a shopper through Hosting once, as a browser does. */
export function order({ token }: SignedInShopper, body: unknown, key: string = crypto.randomUUID()) {
  return call('POST', '/api/orders', { token, body, headers: { 'Idempotency-Key': key }, tries: 1 });
}

/** How many orders of a shopper are stored. */
export async function countOrders({ uid }: SignedInShopper): Promise<number> {
  return (await database().collection('orders').where('uid', '==', uid).count().get()).data().count;
}

/** How often each status was answered: `{200: 199, 201: 1}`. */
export function statusCounts(answers: readonly { status: number }[]): Record<number, number> {
  const groups = Object.groupBy(answers, ({ status }) => status);
  return Object.fromEntries(Object.entries(groups).map(([status, group]) => [status, group?.length ?? 0]));
}

/** The times in a rate limit's document. */
export function timesOf(snapshot: DocumentSnapshot): unknown[] {
  const times: unknown = snapshot.get('times');
  return Array.isArray(times) ? times : [];
}
