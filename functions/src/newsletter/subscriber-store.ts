import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { countOf, streamDocuments } from '../platform/firebase.ts';
import { isMissingDocument } from '../platform/http/database-errors.ts';
import { sha256 } from '../platform/sha256.ts';
import { shopLanguage } from '../platform/shop-language.ts';
import { laterBy } from '../platform/timestamps.ts';
import { daysToConfirm, type NewsletterFigures } from '../shared/mailing/newsletter.ts';
import { readInstant, readTime } from '../shared/values/stored-fields.ts';
import { knownLanguage } from '../shared/words/known-language.ts';
import type { Language } from '../shared/words/languages.ts';

const waitingMs = daysToConfirm * 24 * 60 * 60_000;

/** Who has asked for the newsletter, and to what they have agreed. */
export interface Subscriber {
  email: string;
  /** What the shop has asked for, word by word. */
  wording: string;
  /** In which the shop has asked, and that of the link which ends the mails. */
  language: Language;
  /** ISO instants; without the second it waits for the press in the mail, and expires. */
  askedAt: string;
  confirmedAt?: string;
}

/** What a subscriber agrees to. */
type Agreed = Pick<Subscriber, 'wording' | 'language'>;

export function subscriberId(email: string): string {
  return sha256(email.trim().toLowerCase());
}

function reference(id: string): DocumentReference {
  return collection('subscribers').doc(id);
}

function readSubscriber(snapshot: DocumentSnapshot): Subscriber {
  const confirmedAt: unknown = snapshot.get('confirmedAt');
  return {
    email: String(snapshot.get('email')),
    wording: String(snapshot.get('wording')),
    language: knownLanguage(snapshot.get('language')) ?? shopLanguage,
    askedAt: readInstant(snapshot.get('askedAt')),
    ...(confirmedAt !== undefined && { confirmedAt: readInstant(confirmedAt) }),
  };
}

/** Whether the time to confirm is over: the database deletes it a while later. */
function isOver(snapshot: DocumentSnapshot, now: Date): boolean {
  const expiresAt: unknown = snapshot.get('expiresAt');
  return expiresAt !== undefined && readTime(expiresAt) <= now.getTime();
}

/** The subscriber at an address, and what writes that it is asked for again, where it has not changed meanwhile. */
export async function askedSubscriber(email: string, now = new Date()) {
  const snapshot = await reference(subscriberId(email)).get();
  const subscriber = snapshot.exists && !isOver(snapshot, now) ? readSubscriber(snapshot) : undefined;
  const ask = (transaction: Transaction, agreed: Agreed) => {
    const asked = {
      email,
      ...agreed,
      askedAt: Timestamp.fromDate(now),
      expiresAt: laterBy(waitingMs, now),
    };
    const { ref, updateTime: lastUpdateTime } = snapshot;
    if (lastUpdateTime) transaction.update(ref, asked, { lastUpdateTime });
    else transaction.create(ref, asked);
  };
  return { subscriber, ask };
}

/** The subscriber at an address; undefined also where the time to confirm is over. */
export async function findSubscriber(email: string): Promise<Subscriber | undefined> {
  return (await askedSubscriber(email)).subscriber;
}

/** Confirms a subscriber; again, the first time counts. @returns whether there is one */
export async function confirmSubscriber(id: string, now: Date): Promise<boolean> {
  const snapshot = await reference(id).get();
  if (!snapshot.exists || isOver(snapshot, now)) return false;
  if (snapshot.get('confirmedAt') !== undefined) return true;
  try {
    await snapshot.ref.update({ confirmedAt: Timestamp.fromDate(now), expiresAt: FieldValue.delete() });
  } catch (error) {
    // Unsubscribed at the same moment.
    if (isMissingDocument(error)) return false;
    throw error;
  }
  return true;
}

/** Adds a subscriber whose address is known to be theirs. */
export async function addConfirmedSubscriber(email: string, agreed: Agreed, now: Date): Promise<void> {
  const at = Timestamp.fromDate(now);
  await reference(subscriberId(email)).set({ email, ...agreed, askedAt: at, confirmedAt: at });
}

export async function deleteSubscriber(id: string): Promise<void> {
  await reference(id).delete();
}

/** Those who are confirmed, the first ones first. */
export async function* confirmedSubscribers(signal: AbortSignal): AsyncGenerator<Subscriber> {
  const confirmed = collection('subscribers').orderBy('confirmedAt');
  for await (const snapshot of streamDocuments(confirmed, signal)) yield readSubscriber(snapshot);
}

export async function countSubscribers(): Promise<NewsletterFigures> {
  const confirmed = await countOf(collection('subscribers').orderBy('confirmedAt'));
  return { confirmed, waiting: (await countOf(collection('subscribers'))) - confirmed };
}
