import { type DocumentReference, FieldPath } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { database } from '../platform/firebase.ts';
import type { StoredBook } from '../shared/book/book.ts';
import type { PartSize, SnapshotHead, StoredFeed } from './snapshot-head-store.ts';
import { decompress } from './snapshot-part.ts';

/** `cards` are loaded by instances, `books` only by the list of all books, `feed` by the product feed. */
export type PartKind = 'cards' | 'books' | 'feed';

/** Zero-padded, to sort like numbers. */
function generationName(generation: number): string {
  return String(generation).padStart(16, '0');
}

/** Unique. */
export function snapshotName(generation: number): string {
  return `${generationName(generation)}-${crypto.randomUUID()}`;
}

function partReference(snapshot: string, kind: PartKind, index: number): DocumentReference {
  return collection('catalogue').doc(`${snapshot}-${kind}-${index}`);
}

export async function writePart(snapshot: string, kind: PartKind, index: number, data: Uint8Array) {
  await partReference(snapshot, kind, index).create({ data: Buffer.from(data) });
}

/** In one contiguous buffer. @throws DamagedSnapshot */
export async function readCards({ snapshot, cards: parts }: SnapshotHead): Promise<Uint8Array> {
  const lines = new Uint8Array(parts.reduce((sum, { bytes }) => sum + bytes, 0));
  if (parts.length === 0) return lines;
  const references = parts.map((_, index) => partReference(snapshot, 'cards', index));
  const snapshots = await database().getAll(...references);
  let offset = 0;
  for (const [index, { bytes }] of parts.entries()) {
    lines.set(await decompress(snapshots[index]?.get('data'), bytes), offset);
    offset += bytes;
  }
  return lines;
}

function parseBooks(lines: Buffer): StoredBook[] {
  return lines
    .toString()
    .split('\n')
    .filter((line) => line !== '')
    .map((line): StoredBook => JSON.parse(line));
}

async function readPart(
  snapshot: string,
  kind: PartKind,
  parts: readonly PartSize[],
  index: number,
): Promise<Buffer> {
  const part = await partReference(snapshot, kind, index).get();
  return decompress(part.get('data'), parts[index]?.bytes ?? 0);
}

/** @throws DamagedSnapshot */
export async function readBookPart({ snapshot, books }: SnapshotHead, index: number): Promise<StoredBook[]> {
  return parseBooks(await readPart(snapshot, 'books', books, index));
}

/** By part. @throws DamagedSnapshot */
export async function* readFeed(
  { snapshot, parts }: StoredFeed,
  signal: AbortSignal,
): AsyncGenerator<Buffer> {
  for (const index of parts.keys()) {
    signal.throwIfAborted();
    yield await readPart(snapshot, 'feed', parts, index);
  }
}

/** Newest first, one part at a time. @throws DamagedSnapshot */
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
 * Removes parts of snapshots up to the head's, except its own, the previous one's (still being read), and both feeds. A
 * snapshot being made builds on this head or a later one, so its name has a later generation.
 */
export async function removeOldParts(head: SnapshotHead, before?: SnapshotHead): Promise<void> {
  const kept = [head.snapshot, head.previous, head.feed?.snapshot, before?.feed?.snapshot].filter(Boolean);
  const parts = await collection('catalogue')
    .where(FieldPath.documentId(), '<', generationName(head.generation + 1))
    .select()
    .get();
  const writer = database().bulkWriter();
  for (const { id, ref } of parts.docs) {
    if (!kept.some((name) => name && id.startsWith(name))) void writer.delete(ref);
  }
  await writer.close();
}
