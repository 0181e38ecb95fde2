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

/** With the wording of their consent. */
export interface Subscriber {
  email: string;
  /** The consent text, word for word. */
  wording: string;
  /** Of the consent text and the unsubscribe link. */
  language: Language;
  /** ISO instants; without `confirmedAt` it waits for the link in the mail, and expires. */
  askedAt: string;
  confirmedAt?: string;
}

/** Part of the consent. */
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

/** Whether the time to confirm is over: the database deletes it only later. */
function isOver(snapshot: DocumentSnapshot, now: Date): boolean {
  const expiresAt: unknown = snapshot.get('expiresAt');
  return expiresAt !== undefined && readTime(expiresAt) <= now.getTime();
}

/** Returns the subscriber, and a write of a new request, which fails if it has changed meanwhile. */
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

/** Undefined also once the time to confirm is over. */
export async function findSubscriber(email: string): Promise<Subscriber | undefined> {
  return (await askedSubscriber(email)).subscriber;
}

/** Repeated confirmations keep the first time. @returns whether there is such a subscriber */
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

/** For an address already confirmed as theirs. */
export async function addConfirmedSubscriber(email: string, agreed: Agreed, now: Date): Promise<void> {
  const at = Timestamp.fromDate(now);
  await reference(subscriberId(email)).set({ email, ...agreed, askedAt: at, confirmedAt: at });
}

export async function deleteSubscriber(id: string): Promise<void> {
  await reference(id).delete();
}

/** Earliest first. */
export async function* confirmedSubscribers(signal: AbortSignal): AsyncGenerator<Subscriber> {
  const confirmed = collection('subscribers').orderBy('confirmedAt');
  for await (const snapshot of streamDocuments(confirmed, signal)) yield readSubscriber(snapshot);
}

export async function countSubscribers(): Promise<NewsletterFigures> {
  const confirmed = await countOf(collection('subscribers').orderBy('confirmedAt'));
  return { confirmed, waiting: (await countOf(collection('subscribers'))) - confirmed };
}
