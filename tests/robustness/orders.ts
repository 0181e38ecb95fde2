import { database } from '../../functions/src/platform/firebase.ts';
import type { SignedInShopper } from '../api/accounts.ts';
import { call } from '../api/shop-api.ts';

/** Once, through Hosting, as a browser does. */
export function order({ token }: SignedInShopper, body: unknown, key: string = crypto.randomUUID()) {
  return call('POST', '/api/orders', { token, body, headers: { 'Idempotency-Key': key }, tries: 1 });
}

export async function countOrders({ uid }: SignedInShopper): Promise<number> {
  return (await database().collection('orders').where('uid', '==', uid).count().get()).data().count;
}
