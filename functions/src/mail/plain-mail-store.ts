import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { database } from '../platform/firebase.ts';
import { sha256 } from '../platform/sha256.ts';
import { laterBy } from '../platform/timestamps.ts';
import { mailDocument } from './mail-document.ts';
import type { plainMail } from './plain-mail.ts';

export interface PlainMail {
  /** Identifies the mail, which is written once. Its first word names the kind. */
  about: [kind: string, ...parts: string[]];
  event: Parameters<typeof mailDocument>[1]['event'];
  mail: ReturnType<typeof plainMail>;
  /** Whose erasure deletes the mail. */
  uid?: string;
  /** In milliseconds; without it, as long as other mails. */
  keptMs?: number;
  /** Its code is inserted when the mail is sent. */
  voucherId?: string;
  /** Writes that happen only with the mail. */
  alongside?: (transaction: Transaction) => void;
}

function reference({ about: [kind, ...parts] }: PlainMail) {
  return collection('mail').doc(`${kind}-${sha256(parts.join('\n'))}`);
}

function documentOf({ event, mail, uid = '', keptMs, voucherId }: PlainMail, now: Date) {
  return {
    ...mailDocument(mail, { orderId: '', event, uid }, now),
    ...(voucherId !== undefined && { voucherId }),
    ...(keptMs !== undefined && { expiresAt: laterBy(keptMs, now) }),
  };
}

/** @returns whether the mail is new */
function createOnce(
  transaction: Transaction,
  { ref, exists }: DocumentSnapshot,
  mail: PlainMail,
  now: Date,
): boolean {
  if (exists) return false;
  transaction.create(ref, documentOf(mail, now));
  mail.alongside?.(transaction);
  return true;
}

/** For a transaction that happens only once: without a read. */
export function addMailWith(transaction: Transaction, mail: PlainMail, now: Date): void {
  transaction.set(reference(mail), documentOf(mail, now));
}

/** After all other reads. @returns whether the mail is new */
export async function addMailOnce(transaction: Transaction, mail: PlainMail, now: Date): Promise<boolean> {
  return createOnce(transaction, await transaction.get(reference(mail)), mail, now);
}

/** Concurrent writers of the same mail share one write. */
const underWay = new Map<string, Promise<unknown>>();

async function addUnlessThere(mail: PlainMail, now: Date): Promise<void> {
  if ((await reference(mail).get()).exists) return;
  await database().runTransaction((transaction) => addMailOnce(transaction, mail, now));
}

function addShared(mail: PlainMail, now: Date): Promise<unknown> {
  const { id } = reference(mail);
  const adding = underWay.get(id) ?? addUnlessThere(mail, now).finally(() => underWay.delete(id));
  underWay.set(id, adding);
  return adding;
}

/** Each on its own; none is still being written when this throws. */
export async function addMailsOnce(mails: readonly PlainMail[], now: Date): Promise<void> {
  const written = await Promise.allSettled(mails.map((mail) => addShared(mail, now)));
  const failed = written.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}
