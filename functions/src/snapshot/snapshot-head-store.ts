import type { DocumentReference, DocumentSnapshot, Timestamp, Transaction } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { database } from '../platform/firebase.ts';
import { isWriteConflict } from '../platform/http/database-errors.ts';
import type { EachFact } from './book-facts.ts';

export interface PartSize {
  books: number;
  /** Of its lines, not compressed. */
  bytes: number;
}

export interface StoredFeed {
  /** What the names of its parts begin with. */
  snapshot: string;
  /** The shop's address in it, and its genres as it names them; '' where they are those of a shop that sets nothing. */
  shop: string;
  genres: string;
  /** The currency of its prices. */
  currency: string;
  /** The tax that was added to its prices; '' where none was. */
  taxes: string;
  /** Of which books it tells reduced prices: 'lowest' for all, 'lowest of used', '' for none. */
  reducedBy: string;
  parts: PartSize[];
}

/** Which snapshot is in use: the document `catalogue/head`. */
export interface SnapshotHead {
  /** Rises with each write of the head. */
  generation: number;
  /** What the names of the snapshot's parts begin with. */
  snapshot: string;
  /** The one before it, whose parts are kept for those who read them now. */
  previous: string;
  /** The parts that instances load, and those with whole books; both newest first. */
  cards: PartSize[];
  books: PartSize[];
  /** Left out until the first one is made. It may be of an earlier snapshot while an import goes on. */
  feed?: StoredFeed;
  /** What the cards have of each fact in all. */
  facts: EachFact<number>;
  foldedAt: Timestamp;
}

function headReference(): DocumentReference {
  return collection('catalogue').doc('head');
}

/** A head that was read or written, with the time of its last write. */
export interface UsedHead extends SnapshotHead {
  writtenAt: Timestamp;
}

function isHead(data: unknown): data is SnapshotHead {
  return typeof data === 'object' && data !== null && 'generation' in data && 'snapshot' in data;
}

function headOf(snapshot: DocumentSnapshot): UsedHead | undefined {
  const data = snapshot.data();
  return isHead(data) && snapshot.updateTime ? { ...data, writtenAt: snapshot.updateTime } : undefined;
}

/** The head, as it is now or as a transaction sees it; undefined where no snapshot was ever made. */
export async function readHead(transaction?: Transaction): Promise<UsedHead | undefined> {
  const reference = headReference();
  return headOf(await (transaction ? transaction.get(reference) : reference.get()));
}

/**
 * Puts a head into use and deletes documents together with that. Does nothing, and answers undefined, when another head
 * than `before` is in use.
 */
export async function replaceHead(
  before: UsedHead | undefined,
  next: SnapshotHead,
  deleted: readonly DocumentReference[],
): Promise<UsedHead | undefined> {
  const batch = database().batch();
  if (before) batch.update(headReference(), { ...next }, { lastUpdateTime: before.writtenAt });
  else batch.create(headReference(), next);
  for (const reference of deleted) batch.delete(reference);
  try {
    const [written] = await batch.commit();
    if (!written) throw new Error('A write of the head has no time');
    return { ...next, writtenAt: written.writeTime };
  } catch (error) {
    if (isWriteConflict(error)) return undefined;
    throw error;
  }
}
