import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { NotFound, PreconditionFailed } from '../platform/http/api-errors.ts';
import { KeyReused } from '../platform/http/idempotency-key.ts';
import { isBookId } from '../shared/book/book-paging.ts';
import {
  type CuratedShelf,
  type CuratedShelfFields,
  readCuratedShelf,
} from '../shared/shelf/curated-shelf.ts';
import { readShelfIndex, type ShelfIndex, withoutShelf, withShelf } from './shelf-index.ts';

/** For how long a deleted shelf can be restored: thirty days; then the database deletes it by itself. */
const restorableMs = 30 * 24 * 60 * 60_000;

const indexReference = () => collection('shelfIndex').doc('shop');

function shelfReference(id: string): DocumentReference {
  if (!isBookId(id)) throw new NotFound('The shelf');
  return collection('shelves').doc(id);
}

function storedShelf(snapshot: DocumentSnapshot): CuratedShelf {
  return readCuratedShelf(snapshot.id, snapshot.data() ?? {});
}

const isDeleted = (snapshot: DocumentSnapshot) => snapshot.get('deletedAt') !== undefined;

/** All shelves, by title, as lists show them. */
export async function findShelfIndex(): Promise<ShelfIndex> {
  return readShelfIndex((await indexReference().get()).data());
}

export async function shelfIndexWithin(transaction: Transaction): Promise<ShelfIndex> {
  return readShelfIndex((await transaction.get(indexReference())).data());
}

/** @throws NotFound */
export async function findShelf(id: string): Promise<CuratedShelf> {
  const snapshot = await shelfReference(id).get();
  if (!snapshot.exists || isDeleted(snapshot)) throw new NotFound('The shelf');
  return storedShelf(snapshot);
}

/** A shelf as a transaction sees it. With `expected` it must be of that version. @throws NotFound, PreconditionFailed */
export async function shelfWithin(
  transaction: Transaction,
  id: string,
  expected?: number,
): Promise<CuratedShelf> {
  const snapshot = await transaction.get(shelfReference(id));
  if (!snapshot.exists || isDeleted(snapshot)) throw new NotFound('The shelf');
  const shelf = storedShelf(snapshot);
  if (expected !== undefined && expected !== shelf.version) {
    throw new PreconditionFailed('The shelf has changed meanwhile; load it again');
  }
  return shelf;
}

/** A deleted shelf, as it was; a shelf that is there already is no failure. @throws NotFound */
export async function deletedShelfWithin(
  transaction: Transaction,
  id: string,
): Promise<{ shelf: CuratedShelf; isThere: boolean }> {
  const snapshot = await transaction.get(shelfReference(id));
  if (!snapshot.exists) throw new NotFound('The shelf');
  return { shelf: storedShelf(snapshot), isThere: !isDeleted(snapshot) };
}

/**
 * The shelf that an earlier try has added under this id; undefined when there is none. An edit since takes the hash
 * away: then requests cannot be told apart. @throws KeyReused
 */
export async function earlierShelf(
  transaction: Transaction,
  id: string,
  requestHash: string,
): Promise<CuratedShelf | undefined> {
  const snapshot = await transaction.get(shelfReference(id));
  if (!snapshot.exists) return undefined;
  const earlier: unknown = snapshot.get('requestHash');
  if (earlier !== undefined && earlier !== requestHash)
    throw new KeyReused('Another shelf was already saved');
  return storedShelf(snapshot);
}

export function newShelfId(): string {
  return collection('shelves').doc().id;
}

function write(
  transaction: Transaction,
  index: ShelfIndex,
  { id, document }: { id: string; document: DocumentData },
): CuratedShelf {
  const shelf = readCuratedShelf(id, document);
  const shelves = withShelf(index, shelf);
  transaction.set(shelfReference(id), document);
  transaction.set(indexReference(), { shelves });
  return shelf;
}

/** Adds a shelf. @throws TooManyShelves, SlugTaken */
export function addShelf(
  transaction: Transaction,
  index: ShelfIndex,
  id: string,
  fields: CuratedShelfFields & { requestHash: string },
): CuratedShelf {
  return write(transaction, index, { id, document: { ...fields, updatedAt: Timestamp.now() } });
}

/** Gives a shelf other fields, also one that was deleted. @throws TooManyShelves, SlugTaken */
export function changeShelf(
  transaction: Transaction,
  index: ShelfIndex,
  { id, version }: CuratedShelf,
  fields: CuratedShelfFields,
): CuratedShelf {
  const updatedAt = Timestamp.fromMillis(Math.max(Date.now(), version + 1));
  return write(transaction, index, { id, document: { ...fields, updatedAt } });
}

/** Takes a shelf away, which can be restored for some time. */
export function removeShelf(
  transaction: Transaction,
  index: ShelfIndex,
  { id }: CuratedShelf,
  now: Date,
): void {
  const expiresAt = Timestamp.fromMillis(now.getTime() + restorableMs);
  transaction.update(shelfReference(id), { deletedAt: Timestamp.fromDate(now), expiresAt });
  transaction.set(indexReference(), { shelves: withoutShelf(index, id) });
}
