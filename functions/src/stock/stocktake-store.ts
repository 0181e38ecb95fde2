import {
  type DocumentReference,
  type DocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { array, boolean, mixed, number, object, string } from 'yup';
import { collection } from '../platform/collections.ts';
import { NotFound } from '../platform/http/api-errors.ts';
import { isBookId } from '../shared/book/book-paging.ts';
import { postingLimits } from '../shared/stock/posting.ts';
import type { Stocktake, StocktakeHead, StocktakeScope } from '../shared/stock/stocktake.ts';
import { readFields, readInstant } from '../shared/values/stored-fields.ts';

// A stocktake is one document with all its books, so that looking at it is one read, however many people count.

/** A stocktake as it was read: a write of it fails when it has changed since. */
export interface ReadStocktake extends Stocktake {
  /** The hashed keys of the batches of scans that it has. */
  batches: string[];
  updateTime: Timestamp;
}

const headSchema = object({
  scope: mixed<StocktakeScope>().required(),
  value: string().required(),
  state: mixed<StocktakeHead['state']>().required(),
  by: string().required(),
});

const linesSchema = object({
  isWhole: boolean().required(),
  lines: array(
    object({
      bookId: string().required(),
      title: string().required(),
      counted: number().required(),
      expected: number(),
      belongsTo: string(),
    }),
  ).required(),
  batches: array(string().required()).required(),
});

function reference(id: string): DocumentReference {
  if (!isBookId(id)) throw new NotFound('The stocktake');
  return collection('stocktakes').doc(id);
}

function readHead(snapshot: DocumentSnapshot): StocktakeHead {
  const data = snapshot.data() ?? {};
  return { id: snapshot.id, ...readFields(headSchema, data), createdAt: readInstant(data.createdAt) };
}

/** Undefined when there is none of this id. */
export async function findStocktake(id: string): Promise<ReadStocktake | undefined> {
  const snapshot = await reference(id).get();
  const { updateTime } = snapshot;
  if (!updateTime) return undefined;
  return { ...readHead(snapshot), ...readFields(linesSchema, snapshot.data() ?? {}), updateTime };
}

/** The last stocktakes, newest first, without their books. */
export async function listStocktakes(): Promise<StocktakeHead[]> {
  const { docs } = await collection('stocktakes')
    .orderBy('createdAt', 'desc')
    .limit(postingLimits.listed)
    .select(...Object.keys(headSchema.fields), 'createdAt')
    .get();
  return docs.map(readHead);
}

/** Keeps a stocktake that begins. @throws a write conflict when it is there already */
export async function createStocktake({ id, createdAt, ...fields }: Stocktake): Promise<void> {
  const at = Timestamp.fromDate(new Date(createdAt));
  await reference(id).create({ ...fields, batches: [], createdAt: at });
}

/** Deletes a stocktake; the transaction fails when it has changed since it was read. */
export function removeStocktake(
  transaction: Transaction,
  { id, updateTime: lastUpdateTime }: ReadStocktake,
): void {
  transaction.delete(reference(id), { lastUpdateTime });
}

/** Changes a stocktake; the transaction fails when it has changed since it was read. */
export function updateStocktake(
  transaction: Transaction,
  { id, updateTime: lastUpdateTime }: ReadStocktake,
  change: Partial<Pick<ReadStocktake, 'state' | 'lines' | 'batches'>>,
): void {
  transaction.update(reference(id), change, { lastUpdateTime });
}
