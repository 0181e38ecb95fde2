import type { DocumentReference, Timestamp, WriteBatch } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { database } from '../platform/firebase.ts';
import { isMissingDocument, isWriteConflict } from '../platform/http/database-errors.ts';
import { withdrawalLimits } from '../shared/order/order-limits.ts';
import { deliveryFields, readMail, type StoredMail } from './mail-document.ts';
import { beginAttempt, isDue, type MailProgress } from './mail-schedule.ts';

/** A lease: until it ends no other sender begins an attempt. */
export interface MailAttempt {
  id: string;
  mail: StoredMail;
  /** Of the lease; a mail that has changed since is left alone. */
  version: Timestamp;
}

/** Undefined when the mail has changed since `version` or is gone. */
export async function changeDelivery(
  reference: DocumentReference,
  delivery: MailProgress,
  version: Timestamp,
  alongside?: (batch: WriteBatch) => void,
): Promise<Timestamp | undefined> {
  try {
    const batch = database().batch();
    batch.update(reference, { delivery: deliveryFields(delivery) }, { lastUpdateTime: version });
    alongside?.(batch);
    return (await batch.commit())[0]?.writeTime;
  } catch (error) {
    if (isWriteConflict(error) || isMissingDocument(error)) return undefined;
    throw error;
  }
}

/** Undefined when it is not due, or another sender has begun. */
export async function takeMail(id: string, now: Date, hasServer: boolean): Promise<MailAttempt | undefined> {
  const snapshot = await collection('mail').doc(id).get();
  if (!snapshot.updateTime) return undefined;
  const mail = readMail(snapshot);
  if (!isDue(mail.delivery, now)) return undefined;
  const delivery = beginAttempt(mail.delivery, now, hasServer);
  const version = await changeDelivery(snapshot.ref, delivery, snapshot.updateTime);
  return version && { id, mail: { ...mail, delivery }, version };
}

/** Leaves an erased mail alone, and one whose lease another sender has. */
export async function finishAttempt({ id, version }: MailAttempt, delivery: MailProgress): Promise<void> {
  await changeDelivery(collection('mail').doc(id), delivery, version);
}

/** Includes those whose attempt was lost. */
export async function findDueMails(now: Date, limit: number): Promise<string[]> {
  const { docs } = await collection('mail')
    .where('delivery.state', 'in', ['PENDING', 'PROCESSING'])
    .where('delivery.nextAttemptAt', '<=', now)
    .orderBy('delivery.nextAttemptAt')
    .limit(limit)
    .select()
    .get();
  return docs.map(({ id }) => id);
}

/** The kinds of mails to the shop that are combined when they come often. */
export function gatheredKind(id: string): 'placed-shop' | 'withdrawal-shop' | undefined {
  if (id.endsWith('-placed-shop')) return 'placed-shop';
  return /(?:^|-)withdrawal-shop-/.test(id) ? 'withdrawal-shop' : undefined;
}

const withdrawalEvents = Array.from(
  { length: withdrawalLimits.ofOrder },
  (_, index) => `withdrawal-shop-${index + 1}`,
);

/** The next mails of the kind wait this long for the sweep, which combines them. */
const gatheredMs = 5 * 60_000;

export async function followsAnother(id: string, now: Date): Promise<boolean> {
  const kind = gatheredKind(id);
  if (!kind) return false;
  const { docs } = await collection('mail')
    .where('event', 'in', kind === 'placed-shop' ? [kind] : withdrawalEvents)
    .where('createdAt', '>', new Date(now.getTime() - gatheredMs))
    .orderBy('createdAt')
    .limit(2)
    .select()
    .get();
  const [first] = docs.filter((mail) => gatheredKind(mail.id));
  return first !== undefined && first.id !== id;
}
