import type {
  DocumentReference,
  DocumentSnapshot,
  Query,
  QueryDocumentSnapshot,
  Transaction,
  WriteBatch,
} from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { database, streamDocuments } from '../platform/firebase.ts';
import { Conflict, NotFound } from '../platform/http/api-errors.ts';
import { shopAddress } from '../platform/shop-address.ts';
import {
  isMailEvent,
  type MailEvent,
  type MailState,
  mostMails,
  type OrderMail,
} from '../shared/order/mail.ts';
import type { Order } from '../shared/order/order.ts';
import { hasAccount } from '../shared/order/without-account.ts';
import { readInstant } from '../shared/values/stored-fields.ts';
import type { MailShop } from './mail-content.ts';
import { mailDocument, orderMail, readMail } from './mail-document.ts';
import { changeDelivery } from './mail-queue-store.ts';
import { hasLeft, type MailProgress, unsent } from './mail-schedule.ts';
import { oneLine } from './one-line.ts';
import { renderOrderMail } from './order-mail.ts';

/** 409; `details` has the mail's state. */
class MailUnderWay extends Conflict {
  constructor(state: MailState) {
    super('mail-under-way', 'The mail is on its way already', { state });
  }
}

/** Sorts before all others. */
export const testMailId = '0-test-mail';

export function mailReference(orderId: string, event: MailEvent): DocumentReference {
  return collection('mail').doc(`${orderId}-${event}`);
}

export async function isMailWaiting(orderId: string, event: MailEvent): Promise<boolean> {
  const snapshot = await mailReference(orderId, event).get();
  return snapshot.exists && !hasLeft(readMail(snapshot).delivery);
}

export interface Recipient {
  uid: string;
  shop: MailShop;
  delivery?: MailProgress;
  /** Of the invoice or credit note that is made with it. */
  invoice?: string | undefined;
}

/** Without the invoices of other steps. */
function toldOrder(order: Order, invoice: string | undefined): Order {
  return { ...order, invoices: order.invoices?.filter(({ number }) => number === invoice) };
}

/** Within the transaction that makes the mail true. */
export function addMail(
  transaction: Transaction,
  order: Order,
  event: MailEvent,
  { uid, shop, delivery, invoice }: Recipient,
  now: Date,
): void {
  const mail = renderOrderMail(toldOrder(order, invoice), event, shopAddress(), shop, hasAccount(uid));
  if (!mail) return;
  const about = { orderId: order._id, event, uid, ...(invoice !== undefined && { invoice }) };
  // Not `create`: after an undo or a restore it may exist.
  transaction.set(mailReference(order._id, event), mailDocument(mail, about, now, delivery));
}

/** Held ones wait until the shopkeeper has them sent. */
export function addOrderMails(
  transaction: Transaction,
  order: Order,
  events: readonly MailEvent[],
  { isHeld, ...recipient }: Omit<Recipient, 'delivery'> & { isHeld: boolean },
  now: Date,
): void {
  const to = { ...recipient, delivery: { ...unsent(now), ...(isHeld && { state: 'HELD' as const }) } };
  for (const event of events) addMail(transaction, order, event, to, now);
}

async function readMailsOf(orderId: string): Promise<QueryDocumentSnapshot[]> {
  const { docs } = await collection('mail').where('orderId', '==', orderId).limit(mostMails).get();
  return docs;
}

/** Oldest first. */
export async function findMails(orderId: string): Promise<OrderMail[]> {
  return (await readMailsOf(orderId))
    .toSorted((one, other) => one.createTime.toMillis() - other.createTime.toMillis())
    .map(orderMail);
}

export async function findWaitingMails(orderId: string): Promise<DocumentSnapshot[]> {
  const mails = await readMailsOf(orderId);
  return mails.filter((snapshot) => ['PENDING', 'HELD'].includes(readMail(snapshot).delivery.state));
}

/** Fails when the mail is being sent. */
export function rewriteMail(
  transaction: Transaction,
  snapshot: DocumentSnapshot,
  order: Order,
  shop: MailShop,
): void {
  const { ref, updateTime: lastUpdateTime } = snapshot;
  const { event, invoice } = readMail(snapshot);
  const hasPage = hasAccount(String(snapshot.get('uid')));
  const mail = renderOrderMail(toldOrder(order, invoice), event, shopAddress(), shop, hasPage);
  if (!mail || !lastUpdateTime) return;
  const { to, ...message } = mail;
  transaction.update(ref, { to, message }, { lastUpdateTime });
}

/** Whether it was sent, given up or never tried. @param to present address @throws NotFound, MailUnderWay */
export async function requeueMail(
  orderId: string,
  event: string,
  to: string | undefined,
  now: Date,
  alongside: (batch: WriteBatch) => void,
): Promise<OrderMail> {
  if (!isMailEvent(event)) throw new NotFound('The mail');
  const snapshot = await mailReference(orderId, event).get();
  if (!snapshot.updateTime) throw new NotFound('The mail');
  const { state, copy } = readMail(snapshot).delivery;
  if (state === 'PENDING' || state === 'PROCESSING') throw new MailUnderWay(state);
  const again = unsent(now, state === 'SUCCESS' ? copy + 1 : copy);
  const receiver = to ? { to: oneLine(to) } : {};
  const changed = await changeDelivery(snapshot.ref, again, snapshot.updateTime, (batch) => {
    batch.update(snapshot.ref, receiver);
    alongside(batch);
  });
  // Of two presses at once only one counts.
  if (!changed) throw new MailUnderWay('PENDING');
  return { ...orderMail(snapshot), ...receiver, state: 'PENDING', attempts: 0, at: now.toISOString() };
}

/** Answers how many. */
export async function requeueAllMails(now: Date): Promise<number> {
  let count = 0;
  for await (const snapshot of streamDocuments(
    collection('mail').where('delivery.state', 'in', ['ERROR', 'OFF']),
  )) {
    if (await changeDelivery(snapshot.ref, unsent(now), snapshot.updateTime)) count += 1;
  }
  return count;
}

/** Only a person sends these again. */
export async function findFailedMails(
  limit: number,
  state: 'ERROR' | 'HELD' = 'ERROR',
): Promise<{ count: number; mails: (OrderMail & { orderId: string })[] }> {
  const failed = collection('mail').where('delivery.state', '==', state);
  const [counted, { docs }] = await Promise.all([failed.count().get(), failed.limit(limit).get()]);
  const ofOrders = docs.filter((mail) => mail.get('orderId') !== '');
  const mails = ofOrders.map((mail) => ({ orderId: String(mail.get('orderId')), ...orderMail(mail) }));
  return { count: counted.data().count - (docs.length - ofOrders.length), mails };
}

function mailsOf(uid: string): Query {
  return collection('mail').where('uid', '==', uid);
}

/** Including those to the shop about them. */
export async function exportedMails(uid: string, most?: number) {
  const { docs } = await (most ? mailsOf(uid).limit(most) : mailsOf(uid)).get();
  return docs.map((snapshot) => {
    const { html: _, delivery: __, ...mail } = readMail(snapshot);
    return { ...mail, at: readInstant(snapshot.get('createdAt')) };
  });
}

export async function reassignMails(from: string, to: string): Promise<void> {
  const writer = database().bulkWriter();
  for await (const { ref } of streamDocuments(mailsOf(from).select())) void writer.update(ref, { uid: to });
  await writer.close();
}

export async function deleteMailsOf(uid: string): Promise<void> {
  const writer = database().bulkWriter();
  for await (const { ref } of streamDocuments(mailsOf(uid).select())) void writer.delete(ref);
  await writer.close();
}
