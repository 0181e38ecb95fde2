import { type DocumentReference, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { collection } from '../collections.ts';
import { database, streamDocuments } from '../firebase.ts';
import type { MailEvent, MailState } from '../shared/mail.ts';
import type { Order } from '../shared/order.ts';
import { type RenderedMail, renderOrderMail } from './order-mail.ts';
import { shopAddress } from './shop-address.ts';

/** How long a mail is kept, in milliseconds; then the database deletes it by itself. */
const keptMilliseconds = 90 * 24 * 60 * 60 * 1000;

/** What has become of a mail. */
export interface Delivery {
  state: MailState;
  attempts: number;
  /** When it is tried next, or when the try that is under way counts as lost. */
  nextAttemptAt: Timestamp;
}

/** A mail as the database keeps it: a document of `mail` under `<order>-<event>`. */
export interface MailDocument {
  to: string;
  message: Pick<RenderedMail, 'subject' | 'text' | 'html'>;
  orderId: string;
  event: MailEvent;
  /** The shopper of the order, so that an erased shopper's mails go. */
  uid: string;
  createdAt: Timestamp;
  expiresAt: Timestamp;
  delivery: Delivery;
}

export function mailReference(orderId: string, event: MailEvent): DocumentReference {
  return collection('mail').doc(`${orderId}-${event}`);
}

/** The document of a mail that is to be sent. */
function mailDocument(order: Order, event: MailEvent, uid: string, now: Date): MailDocument {
  const { to, ...message } = renderOrderMail(order, event, shopAddress());
  const createdAt = Timestamp.fromDate(now);
  return {
    to,
    message,
    orderId: order._id,
    event,
    uid,
    createdAt,
    expiresAt: Timestamp.fromMillis(now.getTime() + keptMilliseconds),
    delivery: { state: 'PENDING', attempts: 0, nextAttemptAt: createdAt },
  };
}

function addMail(transaction: Transaction, order: Order, event: MailEvent, uid: string, now: Date): void {
  transaction.create(mailReference(order._id, event), mailDocument(order, event, uid, now));
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

/** How many mails were given up and wait for somebody to send them again. */
export async function countFailedMails(): Promise<number> {
  return (await collection('mail').where('delivery.state', '==', 'ERROR').count().get()).data().count;
}

/** Deletes the mails of a shopper whose data is erased. */
export async function deleteMailsOf(uid: string): Promise<void> {
  const writer = database().bulkWriter();
  for await (const { ref } of streamDocuments(collection('mail').where('uid', '==', uid).select())) {
    void writer.delete(ref);
  }
  await writer.close();
}
