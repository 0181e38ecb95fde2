import { type DocumentReference, FieldPath } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { database } from '../platform/firebase.ts';
import type { StoredBook } from '../shared/book/book.ts';
import type { PartSize, SnapshotHead } from './snapshot-head-store.ts';
import { decompress } from './snapshot-part.ts';

/** `cards` is what instances load, `books` what only the list of all books reads. */
export type PartKind = 'cards' | 'books';

/** Generations as texts that sort like the numbers. */
function generationName(generation: number): string {
  return String(generation).padStart(16, '0');
}

/** What the parts of a new snapshot are named by: no two have the same name. */
export function snapshotName(generation: number): string {
  return `${generationName(generation)}-${crypto.randomUUID()}`;
}

function partReference(snapshot: string, kind: PartKind, index: number): DocumentReference {
  return collection('catalogue').doc(`${snapshot}-${kind}-${index}`);
}

export async function writePart(snapshot: string, kind: PartKind, index: number, data: Uint8Array) {
  await partReference(snapshot, kind, index).create({ data: Buffer.from(data) });
}

/** All lines of one kind, whole in one piece of memory. @throws DamagedSnapshot */
export async function readLines({ snapshot, ...head }: SnapshotHead, kind: PartKind): Promise<Uint8Array> {
  const parts = head[kind];
  const lines = new Uint8Array(parts.reduce((sum, { bytes }) => sum + bytes, 0));
  if (parts.length === 0) return lines;
  const references = parts.map((_, index) => partReference(snapshot, kind, index));
  const snapshots = await database().getAll(...references);
  let offset = 0;
  for (const [index, { bytes }] of parts.entries()) {
    lines.set(decompress(snapshots[index]?.get('data'), bytes), offset);
    offset += bytes;
  }
  return lines;
}

function parseBooks(lines: Uint8Array): StoredBook[] {
  return new TextDecoder()
    .decode(lines)
    .split('\n')
    .filter((line) => line !== '')
    .map((line): StoredBook => JSON.parse(line));
}

/** The whole books of a part. @throws DamagedSnapshot */
export async function readBookPart({ snapshot, books }: SnapshotHead, index: number): Promise<StoredBook[]> {
  const part = await partReference(snapshot, 'books', index).get();
  return parseBooks(decompress(part.get('data'), books[index]?.bytes ?? 0));
}

/** All books of the snapshot, newest first, a part at a time. @throws DamagedSnapshot */
export async function* snapshotBooks(head: SnapshotHead, signal?: AbortSignal): AsyncGenerator<StoredBook> {
  for (const index of head.books.keys()) {
    signal?.throwIfAborted();
    yield* await readBookPart(head, index);
  }
}

export function booksIn(parts: readonly PartSize[]): number {
  return parts.reduce((sum, { books }) => sum + books, 0);
}

/**
 * Removes the parts of all snapshots up to the head's but its own and those of the one before, which some may still
 * read. One that is being made builds on this head or a later one, so its name has a later generation.
 */
export async function removeOldParts({ generation, snapshot, previous }: SnapshotHead): Promise<void> {
  const parts = await collection('catalogue')
    .where(FieldPath.documentId(), '<', generationName(generation + 1))
    .select()
    .get();
  const writer = database().bulkWriter();
  for (const { id, ref } of parts.docs) {
    if (!id.startsWith(snapshot) && !(previous && id.startsWith(previous))) void writer.delete(ref);
  }
  await writer.close();
}
