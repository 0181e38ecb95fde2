import { FieldValue, type Query } from 'firebase-admin/firestore';
import { collection } from '../collections.ts';
import { authentication, database } from '../firebase.ts';
import { deleteOrderTimes } from '../rate-limit/order-limit-store.ts';
import { errorCode } from '../shared/error-code.ts';
import { recipientSchema } from '../shared/order.ts';

/** How a shopper is named: by the e-mail address, or by the uid that the authentication provider gave. */
export type ShopperName = { email: string } | { uid: string };

/** What there is of a shopper. */
export interface Traces {
  uids: string[];
  orders: number;
  accounts: number;
}

/** How many orders change together; a write takes up to 500. */
const batchSize = 100;

/** An order without the shopper: total, books and days stay. The hash goes, too: it could be guessed back. */
const withoutShopper = {
  uid: FieldValue.delete(),
  ...recipientSchema.getDefault(),
  email: '',
  requestHash: '',
  erasedAt: FieldValue.serverTimestamp(),
};

function isNoUser(error: unknown): boolean {
  return errorCode(error) === 'auth/user-not-found';
}

/** Undefined when the provider knows no such account. */
async function ifAccount<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (isNoUser(error)) return undefined;
    throw error;
  }
}

function ordersOf(uid: string): Query {
  return collection('orders').where('uid', '==', uid);
}

/** All uids of an address: the account's, and those in orders of accounts that are already gone. */
async function uidsOfEmail(email: string): Promise<string[]> {
  const auth = await authentication();
  const account = await ifAccount(auth.getUserByEmail(email));
  const spellings = [...new Set([email, email.toLowerCase()])];
  const orders = await collection('orders').where('email', 'in', spellings).select('uid').get();
  const uids = orders.docs.map((order): unknown => order.get('uid'));
  return [...new Set([account?.uid, ...uids])].filter((uid) => typeof uid === 'string');
}

/** Looks for what {@link eraseShopper} would erase. */
export async function findTraces(name: ShopperName): Promise<Traces> {
  const uids = 'uid' in name ? [name.uid] : await uidsOfEmail(name.email);
  const auth = await authentication();
  const traces: Traces = { uids, orders: 0, accounts: 0 };
  for (const uid of uids) {
    traces.orders += (await ordersOf(uid).count().get()).data().count;
    traces.accounts += (await ifAccount(auth.getUser(uid))) ? 1 : 0;
  }
  return traces;
}

async function eraseOrders(uid: string, onProgress: (orders: number) => void): Promise<void> {
  while (true) {
    // What is erased no longer belongs to the uid, so the next look, or the next try after a crash, goes on here.
    const { docs } = await ordersOf(uid).limit(batchSize).get();
    if (docs.length === 0) return;
    const batch = database().batch();
    for (const { ref } of docs) batch.update(ref, withoutShopper);
    await batch.commit();
    onProgress(docs.length);
  }
}

/**
 * Takes everything personal out of a shopper's orders, and deletes the account. The account is closed first, so
 * that nobody signs in meanwhile, and deleted last, so that after a crash its address still finds the rest.
 * @param onProgress called after each step with the orders that it has changed
 */
export async function eraseShopper(
  uids: readonly string[],
  onProgress: (orders: number) => void,
): Promise<void> {
  const auth = await authentication();
  for (const uid of uids) {
    await ifAccount(auth.updateUser(uid, { disabled: true }));
    await eraseOrders(uid, onProgress);
    await deleteOrderTimes(uid);
    await ifAccount(auth.deleteUser(uid));
  }
}
