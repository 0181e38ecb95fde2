import { type DocumentReference, FieldPath, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { boolean, type InferType, number, object, string } from 'yup';
import { collection } from '../platform/collections.ts';
import { database } from '../platform/firebase.ts';
import { sha256 } from '../platform/sha256.ts';
import { addDays, isDay } from '../shared/shop/shop-day.ts';
import { readFields } from '../shared/values/stored-fields.ts';

const closingSchema = object({
  /** Defaults to dollars. */
  currency: string(),
  countedCents: number().required(),
  note: string().default(''),
  /** An ISO instant. */
  at: string().required(),
  by: string().required(),
  /** Recognises a retry of the closing call. */
  keyHash: string().required(),
  /** Until the sums were read once more and equal those the person saw. */
  isUnchecked: boolean(),
});

export type StoredClosing = InferType<typeof closingSchema>;

// While this document exists, no entry is written for the day, so that its sums stay. The day is closed once the
// closing is checked.
function closingReference(day: string): DocumentReference {
  return collection('cashClosings').doc(day);
}

/** A reopened closing is kept under the day and the key of its call. */
function pastReference(day: string, keyHash: string): DocumentReference {
  return collection('cashClosings').doc(`${day}-${sha256(keyHash)}`);
}

/** Also unchecked ones. */
export async function findClosing(day: string): Promise<StoredClosing | undefined> {
  const data = (await closingReference(day).get()).data();
  return data && readFields(closingSchema, data);
}

const around = 6;

export async function closedDaysAround(day: string): Promise<string[]> {
  const id = FieldPath.documentId();
  const closings = collection('cashClosings').where(id, '>=', addDays(day, -around));
  const { docs } = await closings
    .where(id, '<', addDays(day, around + 1))
    // Reopened closings are among them.
    .limit(100)
    .select('isUnchecked')
    .get();
  return docs.filter((one) => isDay(one.id) && !one.get('isUnchecked')).map((one) => one.id);
}

const usualPause = 31;

/** The last closed day before one, with the counted amount; undefined for none since `since`. */
export async function lastClosedDay(
  before: string,
  since: string,
): Promise<{ day: string; closing: StoredClosing } | undefined> {
  const id = FieldPath.documentId();
  const recently = addDays(before, -usualPause);
  for (const from of recently > since ? [recently, since] : [since]) {
    const { docs } = await collection('cashClosings').where(id, '>=', from).where(id, '<', before).get();
    const last = docs.findLast((one) => isDay(one.id) && !one.get('isUnchecked'));
    if (last) return { day: last.id, closing: readFields(closingSchema, last.data()) };
  }
  return undefined;
}

/**
 * Milliseconds after which an unchecked closing counts as abandoned (its call was killed). A merely slow call finds its
 * closing gone, and begins again.
 */
const longestCheckMs = 5000;

export async function takeBackAbandoned(day: string, closing: StoredClosing): Promise<void> {
  if (!closing.isUnchecked || Date.now() - Date.parse(closing.at) < longestCheckMs) return;
  await database().runTransaction((transaction) => checkClosing(transaction, day, closing, false));
}

/**
 * The day for an entry made today: today, or the next day once today is closed. While a closing is unchecked the day
 * counts as open, and entries fail with a write conflict until the check is decided.
 */
export async function openCashDay(today: string): Promise<string> {
  for (let day = today; ; day = addDays(day, 1)) {
    const closing = await findClosing(day);
    if (closing) await takeBackAbandoned(day, closing);
    if (!closing || closing.isUnchecked) return day;
  }
}

/**
 * Makes a transaction fail with a write conflict when the day is closed, without reads or locks that writers would wait
 * for: deletes the closing on the condition that there is none.
 */
export function requireOpenDay(transaction: Transaction, day: string): void {
  transaction.delete(closingReference(day), { exists: false });
}

/** Fails with a write conflict when the day is closed. */
export async function addUncheckedClosing(day: string, closing: StoredClosing): Promise<StoredClosing> {
  const unchecked = { ...closing, isUnchecked: true };
  await closingReference(day).create(unchecked);
  return unchecked;
}

/** Keeps an unchecked closing, or removes it. @returns whether this transaction did it; another may have been faster */
export async function checkClosing(
  transaction: Transaction,
  day: string,
  { keyHash, at }: Pick<StoredClosing, 'keyHash' | 'at'>,
  isTrue: boolean,
): Promise<boolean> {
  const reference = closingReference(day);
  const data = (await transaction.get(reference)).data();
  const closing = data && readFields(closingSchema, data);
  if (closing?.keyHash !== keyHash || closing.at !== at || !closing.isUnchecked) return false;
  if (isTrue) transaction.update(reference, { isUnchecked: FieldValue.delete() });
  else transaction.delete(reference);
  return true;
}

export async function wasReopened(day: string, keyHash: string): Promise<boolean> {
  return (await pastReference(day, keyHash).get()).exists;
}

/** Keeps the closing as a past one; fails with a write conflict when the day is open. */
export function reopenDay(
  transaction: Transaction,
  day: string,
  closing: StoredClosing,
  reopened: { reason: string; at: string; by: string; keyHash: string },
): void {
  transaction.delete(closingReference(day), { exists: true });
  transaction.create(pastReference(day, reopened.keyHash), { ...closing, reopened });
}
