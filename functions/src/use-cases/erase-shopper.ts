import { FieldValue, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { deleteMailsOf } from '../mail/mail-store.ts';
import { deleteOrderTimes } from '../orders/order-limit-store.ts';
import { collection } from '../platform/collections.ts';
import { authentication, database } from '../platform/firebase.ts';
import { isWriteConflict } from '../platform/http/database-errors.ts';
import { readOrder, recipientSchema } from '../shared/order/order.ts';
import { orderSearchKeys } from '../shared/order/order-search.ts';
import { errorCode } from '../shared/values/error-code.ts';

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

/**
 * What changes of an order so that nothing of the shopper stays in it: number, total, books and days stay. The hash
 * goes, too: it could be guessed back.
 */
function withoutShopper(snapshot: QueryDocumentSnapshot) {
  const { number, history } = readOrder(snapshot.id, snapshot.data());
  const recipient = { ...recipientSchema.getDefault(), email: '' };
  return {
    ...recipient,
    uid: FieldValue.delete(),
    history: history.map((entry) => ({ ...entry, note: '' })),
    trackingCode: '',
    searchKeys: orderSearchKeys({ ...recipient, number }),
    requestHash: '',
    erasedAt: FieldValue.serverTimestamp(),
  };
}

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
    for (const order of docs) {
      batch.update(order.ref, withoutShopper(order), { lastUpdateTime: order.updateTime });
    }
    try {
      await batch.commit();
    } catch (error) {
      // One of them has just taken a step; it is read again.
      if (isWriteConflict(error)) continue;
      throw error;
    }
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
    // Only now, since an order that is the shopper's may still get a mail.
    await deleteMailsOf(uid);
    await deleteOrderTimes(uid);
    await ifAccount(auth.deleteUser(uid));
  }
}
