import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';

/** What an import has made of a book, and what puts that right again. */
export interface BookImportChange {
  id: string;
  line: number;
  title: string;
  /** Which version of the book the import has made: a later one is somebody's edit. */
  version: number;
  /** The book's document before; undefined when there was none. */
  before?: DocumentData;
  /** Whether the book was taken out of the shop. */
  isDeletion?: boolean;
}

/** A document takes 1 MiB, and the longest book less than 20 KB. */
const changesPerDocument = 40;

/** As long as the import itself: see import-document.ts. */
const keptMs = 30 * 24 * 60 * 60_000;

/** Where the changes of an import are kept, some together, in the order in which they were made. */
export function changeReference(importId: string, number: number): DocumentReference {
  return collection('importChanges').doc(`${importId}-${number}`);
}

/** The documents of some changes; the first has this number. */
export function changeDocuments(
  importId: string,
  first: number,
  changes: readonly BookImportChange[],
  now: Date,
): { reference: DocumentReference; data: DocumentData }[] {
  const count = Math.ceil(changes.length / changesPerDocument);
  return Array.from({ length: count }, (_, index) => ({
    reference: changeReference(importId, first + index),
    data: {
      changes: changes.slice(index * changesPerDocument, (index + 1) * changesPerDocument),
      expiresAt: Timestamp.fromMillis(now.getTime() + keptMs),
    },
  }));
}

export function readChanges(snapshot: DocumentSnapshot): BookImportChange[] {
  const changes: BookImportChange[] | undefined = snapshot.get('changes');
  return changes ?? [];
}
