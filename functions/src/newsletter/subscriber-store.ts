import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { sha256 } from '../platform/sha256.ts';
import { readTime } from '../shared/values/stored-fields.ts';

/** Who has asked for the newsletter, and to what they have agreed. */
export interface Subscriber {
  email: string;
  /** What the shop has asked for, word by word. */
  wording: string;
  /** ISO instants; without the second it waits for the press in the mail, and expires. */
  askedAt: string;
  confirmedAt?: string;
}

/** The id of the subscriber at an address. */
export function subscriberId(email: string): string {
  return sha256(email.trim().toLowerCase());
}

function reference(id: string): DocumentReference {
  return collection('subscribers').doc(id);
}

const instant = (time: unknown) => new Date(readTime(time)).toISOString();

function readSubscriber(snapshot: DocumentSnapshot): Subscriber {
  const confirmedAt: unknown = snapshot.get('confirmedAt');
  return {
    email: String(snapshot.get('email')),
    wording: String(snapshot.get('wording')),
    askedAt: instant(snapshot.get('askedAt')),
    ...(confirmedAt !== undefined && { confirmedAt: instant(confirmedAt) }),
  };
}

/** The subscriber at an address; undefined also where the time to confirm is over. */
export async function findSubscriber(email: string, now = new Date()): Promise<Subscriber | undefined> {
  const snapshot = await reference(subscriberId(email)).get();
  const expiresAt: unknown = snapshot.get('expiresAt');
  const isOver = expiresAt !== undefined && readTime(expiresAt) <= now.getTime();
  return snapshot.exists && !isOver ? readSubscriber(snapshot) : undefined;
}

/** Leaves nothing of a subscriber. */
export async function deleteSubscriber(id: string): Promise<void> {
  await reference(id).delete();
}
