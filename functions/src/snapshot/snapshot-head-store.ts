import type { DocumentReference, DocumentSnapshot, Timestamp, Transaction } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { database } from '../platform/firebase.ts';
import { isWriteConflict } from '../platform/http/database-errors.ts';
import type { EachFact } from './book-facts.ts';

export interface PartSize {
  books: number;
  /** Size of its lines, uncompressed. */
  bytes: number;
}

export interface StoredFeed {
  /** Prefix of its parts' names. */
  snapshot: string;
  /** The shop's address and genre labels used in it; '' for defaults. */
  shop: string;
  genres: string;
  /** Of its prices. */
  currency: string;
  /** The tax added to its prices; '' for none. */
  taxes: string;
  /** For which books it has reduced prices: 'lowest' for all, 'lowest of used', '' for none. */
  reducedBy: string;
  parts: PartSize[];
}

/** The snapshot in use: document `catalogue/head`. */
export interface SnapshotHead {
  /** Rises with each write of the head. */
  generation: number;
  /** Prefix of its parts' names. */
  snapshot: string;
  /** The previous snapshot, whose parts are kept for current readers. */
  previous: string;
  /** Parts that instances load, and parts with whole books; both newest first. */
  cards: PartSize[];
  books: PartSize[];
  /** Missing until first made. May be of an earlier snapshot while an import goes on. */
  feed?: StoredFeed;
  /** Sum of each fact over all cards. */
  facts: EachFact<number>;
  foldedAt: Timestamp;
}

function headReference(): DocumentReference {
  return collection('catalogue').doc('head');
}

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

/** Undefined before the first snapshot. */
export async function readHead(transaction?: Transaction): Promise<UsedHead | undefined> {
  const reference = headReference();
  return headOf(await (transaction ? transaction.get(reference) : reference.get()));
}

/**
 * Swaps the head and deletes documents in the same commit. Does nothing and returns undefined when the head is no
 * longer `before`.
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
