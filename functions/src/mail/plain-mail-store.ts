import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { database } from '../platform/firebase.ts';
import { sha256 } from '../platform/sha256.ts';
import { laterBy } from '../platform/timestamps.ts';
import { mailDocument } from './mail-document.ts';
import type { plainMail } from './plain-mail.ts';

/** A mail that is about no order. */
export interface PlainMail {
  /** A second mail about the same is not written. Its first word names the kind. */
  about: [kind: string, ...parts: string[]];
  event: Parameters<typeof mailDocument>[1]['event'];
  mail: ReturnType<typeof plainMail>;
  /** Whose mails go when the shopper is erased; without it, it goes out although one is. */
  uid?: string;
  /** After so many milliseconds nothing is left of the mail; without it, the mail stays as long as others. */
  keptMs?: number;
  /** The voucher whose code is put in as it is sent. */
  voucherId?: string;
  /** Adds what is written with the mail, and only with it. */
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

/** @returns whether it was not written before */
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

/** Writes a mail down within a transaction that happens once: without a read. */
export function addMailWith(transaction: Transaction, mail: PlainMail, now: Date): void {
  transaction.set(reference(mail), documentOf(mail, now));
}

/** Writes a mail down within a transaction, after all that it reads. @returns whether it was not written before */
export async function addMailOnce(transaction: Transaction, mail: PlainMail, now: Date): Promise<boolean> {
  return createOnce(transaction, await transaction.get(reference(mail)), mail, now);
}

/** The mails that are being written: who writes one about the same meanwhile waits for that one, also in a flood of them. */
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

/** Writes down those of the mails that were not written before, each by itself. None is still being written after a failure. */
export async function addMailsOnce(mails: readonly PlainMail[], now: Date): Promise<void> {
  const written = await Promise.allSettled(mails.map((mail) => addShared(mail, now)));
  const failed = written.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}
