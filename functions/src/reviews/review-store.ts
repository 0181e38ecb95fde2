import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { NotFound } from '../platform/http/api-errors.ts';
import { sha256 } from '../platform/sha256.ts';
import { changeTime } from '../platform/timestamps.ts';
import { type Rating, ratingChange } from '../shared/review/rating.ts';
import { type Review, type ReviewRequest, type ReviewText, readReview } from '../shared/review/review.ts';
import { type ReviewStatus, shownIn } from '../shared/review/review-status.ts';
import { isObject } from '../shared/values/stored-fields.ts';

// Reviews are read without locks, so that many tries do not wait for each other: a write fails with a write conflict
// when the review has changed since.

/** Fields that a step of the shop changes, and its undo restores. */
interface StepFields {
  status: ReviewStatus;
  reason: string;
  shown?: ReviewText | undefined;
}

/** As read, for optimistic writes. */
export interface ReadReview extends Review {
  snapshot: DocumentSnapshot;
}

function reviewReference(bookId: string, uid: string): DocumentReference {
  return collection('reviews').doc(`${bookId}_${uid}`);
}

export function readSnapshot(snapshot: DocumentSnapshot): ReadReview {
  return { ...readReview(snapshot.data() ?? {}), snapshot };
}

export async function findOwnReview(bookId: string, uid: string): Promise<ReadReview | undefined> {
  const snapshot = await reviewReference(bookId, uid).get();
  return snapshot.exists ? readSnapshot(snapshot) : undefined;
}

/** @throws NotFound */
export async function findReview(key: string): Promise<ReadReview> {
  const { docs } = await collection('reviews').where('key', '==', key).limit(1).get();
  const [snapshot] = docs;
  if (!snapshot) throw new NotFound('The review');
  return readSnapshot(snapshot);
}

const storedText = ({ stars, text, name, at }: ReviewText) => {
  return { stars, text, name, at: Timestamp.fromDate(new Date(at)) };
};

function storedStep({ status, reason, shown: text }: StepFields) {
  return { status, reason, shown: text ? storedText(text) : FieldValue.delete() };
}

function change(
  transaction: Transaction,
  { snapshot, version }: ReadReview,
  fields: object,
  now: Date,
): void {
  const updatedAt = changeTime(version, now);
  const { updateTime } = snapshot;
  transaction.update(snapshot.ref, { ...fields, updatedAt }, updateTime && { lastUpdateTime: updateTime });
}

interface ReviewPlace {
  bookId: string;
  uid: string;
  title: string;
}

/** A shopper's new or edited review waits for approval. */
export function writeOwnReview(
  transaction: Transaction,
  before: ReadReview | undefined,
  { bookId, uid, title }: ReviewPlace,
  request: ReviewRequest,
  now: Date,
): void {
  const at = Timestamp.fromDate(now);
  const written = { ...request, title, status: 'waiting', reason: '', at } as const;
  if (before) {
    change(transaction, before, { ...written, before: FieldValue.delete() }, now);
    return;
  }
  const reference = reviewReference(bookId, uid);
  const key = sha256(reference.id).slice(0, 20);
  transaction.create(reference, { ...written, bookId, uid, key, reports: 0, updatedAt: at });
}

function writeStep(
  transaction: Transaction,
  review: ReadReview,
  after: StepFields,
  beside: object,
  now: Date,
): Rating {
  change(transaction, review, { ...storedStep(after), ...beside }, now);
  return ratingChange(review.shown, after.shown);
}

/** A step of the shop also closes reports. @returns the change of the book's rating */
export function stepReview(
  transaction: Transaction,
  review: ReadReview,
  { status, reason }: Omit<StepFields, 'shown'>,
  now: Date,
): Rating {
  const { stars, text, name, at } = review;
  const onPage = shownIn(status, { text: { stars, text, name, at }, shown: review.shown });
  const { shown: former, ...rest } = storedStep(review);
  const before = { ...rest, ...(review.shown && { shown: former }) };
  return writeStep(transaction, review, { status, reason, shown: onPage }, { before, reports: 0 }, now);
}

export function canUndoStep({ snapshot }: ReadReview): boolean {
  return isObject(snapshot.get('before'));
}

/** @returns the change of the book's rating */
export function undoStep(transaction: Transaction, review: ReadReview, now: Date): Rating {
  const former = readReview(Object(review.snapshot.get('before')));
  return writeStep(transaction, review, former, { before: FieldValue.delete() }, now);
}

/** '' removes the reply. */
export function replyTo(transaction: Transaction, review: ReadReview, text: string, now: Date): void {
  const reply = text === '' ? FieldValue.delete() : { text, at: Timestamp.fromDate(now) };
  change(transaction, review, { reply }, now);
}

/** A person has looked at the reports. */
export function closeReports(transaction: Transaction, review: ReadReview, now: Date): void {
  change(transaction, review, { reports: 0 }, now);
}

/** Changes nothing else of the review. */
export async function countReport({ snapshot }: ReadReview): Promise<void> {
  await snapshot.ref.update({ reports: FieldValue.increment(1) });
}

/** @returns the change of the book's rating */
export function deleteReview(transaction: Transaction, review: ReadReview): Rating {
  const { ref, updateTime } = review.snapshot;
  transaction.delete(ref, updateTime && { lastUpdateTime: updateTime });
  return ratingChange(review.shown, undefined);
}
