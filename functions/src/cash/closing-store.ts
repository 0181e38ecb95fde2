import { type DocumentReference, FieldPath, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { boolean, type InferType, number, object, string } from 'yup';
import { collection } from '../platform/collections.ts';
import { database } from '../platform/firebase.ts';
import { sha256 } from '../platform/sha256.ts';
import { addDays, isDay } from '../shared/shop/shop-day.ts';
import { readFields } from '../shared/values/stored-fields.ts';

const closingSchema = object({
  /** Dollars when it is not said. */
  currency: string(),
  countedCents: number().required(),
  note: string().default(''),
  /** An ISO instant. */
  at: string().required(),
  by: string().required(),
  /** By what a retry of the call that closed the day is known. */
  keyHash: string().required(),
  /** Until the sums were read again after it, and are those that the person has seen. */
  isUnchecked: boolean(),
});

export type StoredClosing = InferType<typeof closingSchema>;

// While this document exists no entry is written on the day, so that its sums stay what they are. The day is closed once it
// was checked.
function closingReference(day: string): DocumentReference {
  return collection('cashClosings').doc(day);
}

/** A closing that was opened again is kept under the day and the call that did it. */
function pastReference(day: string, keyHash: string): DocumentReference {
  return collection('cashClosings').doc(`${day}-${sha256(keyHash)}`);
}

/** The closing of a day, also one to be checked; undefined when there is none. */
export async function findClosing(day: string): Promise<StoredClosing | undefined> {
  const data = (await closingReference(day).get()).data();
  return data && readFields(closingSchema, data);
}

/** How many days before and after one are looked at with it. */
const around = 6;

export async function closedDaysAround(day: string): Promise<string[]> {
  const id = FieldPath.documentId();
  const closings = collection('cashClosings').where(id, '>=', addDays(day, -around));
  const { docs } = await closings
    .where(id, '<', addDays(day, around + 1))
    // Those that were opened again stand among them.
    .limit(100)
    .select('isUnchecked')
    .get();
  return docs.filter((one) => isDay(one.id) && !one.get('isUnchecked')).map((one) => one.id);
}

/** How many days before one are looked at first for the last closing. */
const usualPause = 31;

/** The last day before one that is closed, with what was counted; undefined when there is none since a day. */
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
 * How long others wait for the check of a closing, in milliseconds: then its call was killed. One that is merely slow finds
 * its closing gone, and begins again.
 */
const longestCheckMs = 5000;

/** Takes a closing back that was not checked in time. */
export async function takeBackAbandoned(day: string, closing: StoredClosing): Promise<void> {
  if (!closing.isUnchecked || Date.now() - Date.parse(closing.at) < longestCheckMs) return;
  await database().runTransaction((transaction) => checkClosing(transaction, day, closing, false));
}

/**
 * The day of the shop on which an entry counts that is made today: this one, or the next one when it is closed. One whose
 * closing is not checked yet is open: the entry fails with a write conflict until it is known whether the day stays closed.
 */
export async function openCashDay(today: string): Promise<string> {
  for (let day = today; ; day = addDays(day, 1)) {
    const closing = await findClosing(day);
    if (closing) await takeBackAbandoned(day, closing);
    if (!closing || closing.isUnchecked) return day;
  }
}

/**
 * Makes a transaction fail with a write conflict when the day is closed, without a read or a lock that writers would wait
 * for: it deletes the closing on the condition that there is none.
 */
export function requireOpenDay(transaction: Transaction, day: string): void {
  transaction.delete(closingReference(day), { exists: false });
}

/** Closes a day, to be checked; the write fails with a write conflict when it is closed. */
export async function addUncheckedClosing(day: string, closing: StoredClosing): Promise<StoredClosing> {
  const unchecked = { ...closing, isUnchecked: true };
  await closingReference(day).create(unchecked);
  return unchecked;
}

/**
 * Keeps an unchecked closing, or takes it back.
 * @returns whether this was done by this very transaction: another one may have been faster
 */
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

/** Opens a day again and keeps its closing; the transaction fails with a write conflict when it is open. */
export function reopenDay(
  transaction: Transaction,
  day: string,
  closing: StoredClosing,
  reopened: { reason: string; at: string; by: string; keyHash: string },
): void {
  transaction.delete(closingReference(day), { exists: true });
  transaction.create(pastReference(day, reopened.keyHash), { ...closing, reopened });
}
