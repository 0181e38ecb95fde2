import type { DocumentReference, Timestamp, WriteBatch } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { database } from '../platform/firebase.ts';
import { isMissingDocument, isWriteConflict } from '../platform/http/database-errors.ts';
import { withdrawalLimits } from '../shared/order/order-limits.ts';
import { deliveryFields, readMail, type StoredMail } from './mail-document.ts';
import { beginAttempt, isDue, type MailProgress } from './mail-schedule.ts';

/** A mail whose attempt has begun; no other sender begins one before the lease ends. */
export interface MailAttempt {
  id: string;
  mail: StoredMail;
  /** When the lease was written: the mail is changed only as long as it has not changed since. */
  version: Timestamp;
}

/**
 * Changes a mail that has not changed since, and answers when; undefined when it has, or is gone.
 * @param alongside adds what is to be written with it
 */
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

/** Begins an attempt to send a mail, unless it is not due or another sender has begun one. */
export async function takeMail(id: string, now: Date, hasServer: boolean): Promise<MailAttempt | undefined> {
  const snapshot = await collection('mail').doc(id).get();
  if (!snapshot.updateTime) return undefined;
  const mail = readMail(snapshot);
  if (!isDue(mail.delivery, now)) return undefined;
  const delivery = beginAttempt(mail.delivery, now, hasServer);
  const version = await changeDelivery(snapshot.ref, delivery, snapshot.updateTime);
  return version && { id, mail: { ...mail, delivery }, version };
}

/** Notes how an attempt went; an erased mail, and one whose lease another sender has, stay as they are. */
export async function finishAttempt({ id, version }: MailAttempt, delivery: MailProgress): Promise<void> {
  await changeDelivery(collection('mail').doc(id), delivery, version);
}

/** The mails whose time has come, those whose attempt was lost included, the longest waiting first. */
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

/** What the shop is told of in one mail when it comes often, by the id of a mail of it; undefined for what leaves alone. */
export function gatheredKind(id: string): 'placed-shop' | 'withdrawal-shop' | undefined {
  if (id.endsWith('-placed-shop')) return 'placed-shop';
  return /(?:^|-)withdrawal-shop-/.test(id) ? 'withdrawal-shop' : undefined;
}

const withdrawalEvents = Array.from(
  { length: withdrawalLimits.ofOrder },
  (_, index) => `withdrawal-shop-${index + 1}`,
);

/** How long after a mail to the shop the next ones about the like wait for the sweep, which sends them as one. */
const gatheredMs = 5 * 60_000;

/** Whether the shop was told of the like shortly before. */
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
