import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { database } from '../../functions/src/platform/firebase.ts';
import type { SignedInShopper } from '../api/accounts.ts';
import { call } from '../api/shop-api.ts';
import { shopAddress } from '../emulators/project.ts';

/** Sends an order of a shopper through Hosting once, as a browser does. */
export function order({ token }: SignedInShopper, body: unknown, key: string = crypto.randomUUID()) {
  return call('POST', '/api/orders', { token, body, headers: { 'Idempotency-Key': key }, tries: 1 });
}

/**
 * Tries once to order and answers the order's id, or undefined when the shop gave no answer: then the emulator says so,
 * and not in JSON.
 * @throws Error when the shop itself refuses
 */
export async function tryToOrder(
  { token }: SignedInShopper,
  body: object,
  key: string,
): Promise<string | undefined> {
  const answer = await fetch(`${shopAddress}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (answer.headers.get('content-type')?.includes('json') !== true) return undefined;
  if (!answer.ok) throw new Error(`The shop refused a good order: ${answer.status} ${text}`);
  return JSON.parse(text)._id;
}

/** Tries with the same key until there is an answer. @throws Error when none comes */
export async function orderUntilAnswered(
  shopper: SignedInShopper,
  body: object,
  key: string,
): Promise<string> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const id = await tryToOrder(shopper, body, key);
    if (id !== undefined) return id;
  }
  throw new Error('No answer came, however often the order was sent');
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
