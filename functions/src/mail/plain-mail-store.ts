import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { database } from '../platform/firebase.ts';
import { sha256 } from '../platform/sha256.ts';
import { laterBy } from '../platform/timestamps.ts';
import { mailDocument } from './mail-document.ts';
import type { plainMail } from './plain-mail.ts';

/** A mail about no order. */
export interface PlainMail {
  /** Identifies the mail: a second one about the same is not written. Its first word names the kind. */
  about: [kind: string, ...parts: string[]];
  event: Parameters<typeof mailDocument>[1]['event'];
  mail: ReturnType<typeof plainMail>;
  /** The shopper with whose data the mail is erased; without it, the mail is sent even after an erasure. */
  uid?: string;
  /** Without it, the mail is kept as long as others; in milliseconds. */
  keptMs?: number;
  /** The voucher whose code is inserted when the mail is sent. */
  voucherId?: string;
  /** Adds writes that happen only if the mail is written. */
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

/** For a transaction that happens only once, so without a read. */
export function addMailWith(transaction: Transaction, mail: PlainMail, now: Date): void {
  transaction.set(reference(mail), documentOf(mail, now));
}

/** Must come after all other reads of the transaction. @returns whether the mail is new */
export async function addMailOnce(transaction: Transaction, mail: PlainMail, now: Date): Promise<boolean> {
  return createOnce(transaction, await transaction.get(reference(mail)), mail, now);
}

/** Mails being written: concurrent writers of the same mail share one write, even in a flood of them. */
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

/** Each mail is written on its own; none is still being written when this throws. */
export async function addMailsOnce(mails: readonly PlainMail[], now: Date): Promise<void> {
  const written = await Promise.allSettled(mails.map((mail) => addShared(mail, now)));
  const failed = written.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}
