import {
  type DocumentReference,
  type DocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { array, mixed, number, object, string } from 'yup';
import { collection } from '../platform/collections.ts';
import { NotFound } from '../platform/http/api-errors.ts';
import { isBookId } from '../shared/book/book-paging.ts';
import {
  type Posting,
  type PostingKind,
  type PostingState,
  postingKinds,
  postingLimits,
  postingStates,
} from '../shared/stock/posting.ts';
import { readFields, readInstant } from '../shared/values/stored-fields.ts';
import type { PostingLine } from './posted-stock.ts';

// Deliveries and the differences of stocktakes: what is to be booked, and how far that is. Their books are changed some
// at a time, each by a movement whose id comes from the posting and the book, so that what is tried again counts once.

/** A posting as the functions know it. */
export interface StoredPosting extends Posting {
  lines: PostingLine[];
  /** Tells a retry from another delivery under the same key. */
  requestHash: string;
}

const keptSchema = object({
  bookId: string().required(),
  title: string().required(),
  reason: string().required(),
});

const postingSchema = object({
  kind: mixed<PostingKind>()
    .oneOf([...postingKinds])
    .required(),
  state: mixed<PostingState>()
    .oneOf([...postingStates])
    .required(),
  by: string().required(),
  supplier: string().required(),
  note: string().required(),
  books: number().required(),
  copies: number().required(),
  done: number().required(),
  keptCount: number().required(),
  kept: array(keptSchema).required(),
});

const linesSchema = object({
  lines: array(object({ bookId: string().required(), change: number().required() })).required(),
  requestHash: string().required(),
});

function reference(id: string): DocumentReference {
  if (!isBookId(id)) throw new NotFound('The change of stock');
  return collection('stockPostings').doc(id);
}

function readPosting(snapshot: DocumentSnapshot): Posting {
  const data = snapshot.data() ?? {};
  return { id: snapshot.id, ...readFields(postingSchema, data), createdAt: readInstant(data.createdAt) };
}

/** A posting as it was read: a write of it fails when it has changed since. */
export interface ReadPosting extends StoredPosting {
  updateTime: Timestamp;
}

/** A posting with its lines; undefined when there is none of this id. */
export async function findPosting(id: string): Promise<ReadPosting | undefined> {
  const snapshot = await reference(id).get();
  const { updateTime } = snapshot;
  if (!updateTime) return undefined;
  return { ...readPosting(snapshot), ...readFields(linesSchema, snapshot.data() ?? {}), updateTime };
}

/** The last postings of some kinds, newest first, without their lines. */
export async function listPostings(kinds: readonly PostingKind[]): Promise<Posting[]> {
  const { docs } = await collection('stockPostings')
    .where('kind', 'in', kinds)
    .orderBy('createdAt', 'desc')
    .limit(postingLimits.listed)
    .select(...Object.keys(postingSchema.fields), 'createdAt')
    .get();
  return docs.map(readPosting);
}

/** Keeps what is to be booked; the transaction fails when that is known already. */
export function addPosting(transaction: Transaction, { id, createdAt, ...posting }: StoredPosting): void {
  const at = Timestamp.fromDate(new Date(createdAt));
  transaction.create(reference(id), { ...posting, createdAt: at });
}

/** Notes how far a posting is; the transaction fails when another call has worked on it since it was read. */
export function updatePosting(
  transaction: Transaction,
  { id, updateTime: lastUpdateTime }: ReadPosting,
  progress: Pick<Posting, 'state' | 'done' | 'kept' | 'keptCount'>,
): void {
  const { state, done, kept, keptCount } = progress;
  const changed = { state, done, keptCount, kept: kept.slice(0, postingLimits.kept) };
  transaction.update(reference(id), changed, { lastUpdateTime });
}
