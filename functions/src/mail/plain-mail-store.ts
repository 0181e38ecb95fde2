import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { database } from '../platform/firebase.ts';
import { sha256 } from '../platform/sha256.ts';
import { mailDocument } from './mail-document.ts';
import type { plainMail } from './plain-mail.ts';

/** A mail that is about no order, and goes out although the shopper is erased. */
export interface PlainMail {
  /** A second mail about the same is not written. Its first word names the kind. */
  about: [kind: string, ...parts: string[]];
  event: Parameters<typeof mailDocument>[1]['event'];
  mail: ReturnType<typeof plainMail>;
  /** After so many milliseconds nothing is left of the mail; without it, the mail stays as long as others. */
  keptMs?: number;
  /** Adds what is written with the mail, and only with it. */
  alongside?: (transaction: Transaction) => void;
}

/** Writes down those of the mails that were not written before, in one transaction. */
export async function addMailsOnce(mails: readonly PlainMail[], now: Date): Promise<void> {
  const references = mails.map(({ about: [kind, ...parts] }) =>
    collection('mail').doc(`${kind}-${sha256(parts.join('\n'))}`),
  );
  await database().runTransaction(async (transaction) => {
    const known = await transaction.getAll(...references);
    for (const [index, { event, mail, keptMs, alongside }] of mails.entries()) {
      const snapshot = known[index];
      if (!snapshot || snapshot.exists) continue;
      transaction.create(snapshot.ref, {
        ...mailDocument(mail, { orderId: '', event, uid: '' }, now),
        ...(keptMs !== undefined && { expiresAt: Timestamp.fromMillis(now.getTime() + keptMs) }),
      });
      alongside?.(transaction);
    }
  });
}
