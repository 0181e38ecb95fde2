import type { DocumentReference, Transaction, WriteBatch } from 'firebase-admin/firestore';
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
import { unsent } from './mail-delivery.ts';
import { mailDocument, orderMail, readMail } from './mail-document.ts';
import { changeDelivery } from './mail-queue-store.ts';
import { renderOrderMail } from './order-mail.ts';

/** 409: the mail was sent or still will be; `details` says what it is. */
class MailNotFailed extends Conflict {
  constructor(state: MailState) {
    super('mail-not-failed', 'Only a mail that was given up can be sent again', { state });
  }
}

/** Of so many mails that were given up the orders are named. */
const listedMails = 5;

function mailReference(orderId: string, event: MailEvent): DocumentReference {
  return collection('mail').doc(`${orderId}-${event}`);
}

function addMail(transaction: Transaction, order: Order, event: MailEvent, uid: string, now: Date): void {
  const mail = renderOrderMail(order, event, shopAddress());
  if (!mail) return;
  const about = { orderId: order._id, event, uid };
  // Not `create`: after a restore of the orders alone the mail of a step may be there already.
  transaction.set(mailReference(order._id, event), mailDocument(mail, about, now));
}

/** Adds the mails of a new order, to the shopper and to the shopkeeper, within the transaction that places it. */
export function addOrderMails(transaction: Transaction, order: Order, uid: string, now: Date): void {
  addMail(transaction, order, 'placed', uid, now);
  addMail(transaction, order, 'placed-shop', uid, now);
}

/** Adds the mail to the shopper about the step that the order has just taken, within its transaction. */
export function addStepMail(transaction: Transaction, order: Order, uid: string, now: Date): void {
  if (order.status !== 'placed') addMail(transaction, order, order.status, uid, now);
}

/** The mails about an order, oldest first. */
export async function findMails(orderId: string): Promise<OrderMail[]> {
  const { docs } = await collection('mail').where('orderId', '==', orderId).limit(mostMails).get();
  return docs
    .toSorted((one, other) => one.createTime.toMillis() - other.createTime.toMillis())
    .map(orderMail);
}

/**
 * Lets a mail that was given up, or never tried, be sent again.
 * @param alongside adds what is to be written with it
 * @throws NotFound, MailNotFailed
 */
export async function requeueMail(
  orderId: string,
  event: string,
  now: Date,
  alongside: (batch: WriteBatch) => void,
): Promise<OrderMail> {
  if (!isMailEvent(event)) throw new NotFound('The mail');
  const snapshot = await mailReference(orderId, event).get();
  if (!snapshot.updateTime) throw new NotFound('The mail');
  const { state } = readMail(snapshot).delivery;
  if (state !== 'ERROR' && state !== 'OFF') throw new MailNotFailed(state);
  const changed = await changeDelivery(snapshot.ref, unsent(now), snapshot.updateTime, alongside);
  // Pressed twice at once, only one press counts.
  if (!changed) throw new MailNotFailed('PENDING');
  return { ...orderMail(snapshot), state: 'PENDING', attempts: 0, at: now.toISOString() };
}

/** Lets all mails that were given up, or never tried, be sent again, and answers how many there were. */
export async function requeueAllMails(now: Date): Promise<number> {
  let count = 0;
  for await (const snapshot of streamDocuments(
    collection('mail').where('delivery.state', 'in', ['ERROR', 'OFF']),
  )) {
    if (await changeDelivery(snapshot.ref, unsent(now), snapshot.updateTime)) count += 1;
  }
  return count;
}

/** How many mails were given up and wait to be sent again by a person, and the ids of the first few's orders. */
export async function findFailedMails(): Promise<{ count: number; orderIds: string[] }> {
  const failed = collection('mail').where('delivery.state', '==', 'ERROR');
  const [counted, { docs }] = await Promise.all([
    failed.count().get(),
    failed.select('orderId').limit(listedMails).get(),
  ]);
  return {
    count: counted.data().count,
    orderIds: [...new Set(docs.map((mail) => String(mail.get('orderId'))))],
  };
}

/** Deletes the mails of a shopper whose data is erased. */
export async function deleteMailsOf(uid: string): Promise<void> {
  const writer = database().bulkWriter();
  for await (const { ref } of streamDocuments(collection('mail').where('uid', '==', uid).select())) {
    void writer.delete(ref);
  }
  await writer.close();
}
