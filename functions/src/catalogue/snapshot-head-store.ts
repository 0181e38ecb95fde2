import type { DocumentReference, DocumentSnapshot, Timestamp, Transaction } from 'firebase-admin/firestore';
import { collection } from '../collections.ts';

/** How much a part of the snapshot holds. */
export interface PartSize {
  books: number;
  /** Of its lines, not compressed. */
  bytes: number;
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
  /** The copies sold that the cards count in all. */
  sold: number;
  foldedAt: Timestamp;
}

export function headReference(): DocumentReference {
  return collection('catalogue').doc('head');
}

function isHead(data: unknown): data is SnapshotHead {
  return typeof data === 'object' && data !== null && 'generation' in data && 'snapshot' in data;
}

function headOf(snapshot: DocumentSnapshot): SnapshotHead | undefined {
  const data = snapshot.data();
  return isHead(data) ? data : undefined;
}

/** The head, as it is now or as a transaction sees it; undefined where no snapshot was ever made. */
export async function readHead(transaction?: Transaction): Promise<SnapshotHead | undefined> {
  const reference = headReference();
  return headOf(await (transaction ? transaction.get(reference) : reference.get()));
}
