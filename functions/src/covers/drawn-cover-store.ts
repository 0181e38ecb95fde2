import { Timestamp } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { sha256 } from '../platform/sha256.ts';
import { laterBy } from '../platform/timestamps.ts';
import type { Book } from '../shared/book/book.ts';

/** So that a new release's design replaces it by then. */
const keptMs = 30 * 24 * 60 * 60_000;

type DrawnBook = Pick<Book, 'title' | 'author'>;

function reference({ title, author = '' }: DrawnBook) {
  return collection('drawnCovers').doc(sha256(`${title}\n${author}`));
}

export async function keptDrawing(book: DrawnBook, now: Date): Promise<Uint8Array | undefined> {
  const snapshot = await reference(book).get();
  const [expiresAt, jpeg]: unknown[] = [snapshot.get('expiresAt'), snapshot.get('jpeg')];
  // The database's TTL deletes expired documents only some time later.
  const isFresh = expiresAt instanceof Timestamp && expiresAt.toMillis() > now.getTime();
  return isFresh && jpeg instanceof Uint8Array ? jpeg : undefined;
}

export async function keepDrawing(book: DrawnBook, jpeg: Uint8Array, now: Date): Promise<void> {
  await reference(book).set({ jpeg, expiresAt: laterBy(keptMs, now) });
}
