import { FieldPath, FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { database } from '../platform/firebase.ts';
import { sha256 } from '../platform/sha256.ts';
import { laterBy } from '../platform/timestamps.ts';
import type { Book } from '../shared/book/book.ts';
import { isCoverAddress, isToBeCopied } from '../shared/book/cover.ts';
import { type CoverProblem, readCoverCopy, withCopies } from '../shared/book/cover-copy.ts';
import { type BookState, bookCollection, type ReadBook } from './book-document.ts';
import { readBooks } from './book-store.ts';

// Books with a cover to copy, from an address or an upload, under the book's id until it is copied; inside pictures
// under the book's id and their own.

const hourMs = 60 * 60_000;
/** Waits before retries of a failed copy; after the last, none until the book is saved. */
const waits = [hourMs, 24 * hourMs, 7 * 24 * hourMs];

export interface DueCopy {
  id: string;
  bookId: string;
  /** Or the name of an uploaded file. */
  address: string;
  isInside: boolean;
}

/**
 * Replaces an address of which the shop already has a copy by that copy: it returns with a form opened earlier or a
 * file imported again. Every write of a book calls this.
 */
export function withCopiedCovers(before: BookState | undefined, after: BookState): BookState {
  return withCopiedPictures(before, withCopiedCover(before, after));
}

function withCopiedPictures(before: BookState | undefined, after: BookState): BookState {
  const copy = readCoverCopy(before?.document ?? {});
  const pictures = withCopies(after.book.pictures ?? [], copy);
  const pictureSources = copy.pictureSources?.filter(({ file }) => pictures.includes(file)) ?? [];
  if (pictureSources.length === 0) return after;
  return {
    book: { ...after.book, pictures },
    document: { ...after.document, pictures, pictureSources },
  };
}

function withCopiedCover(before: BookState | undefined, after: BookState): BookState {
  const { coverSource } = readCoverCopy(before?.document ?? {});
  if (!before || coverSource === undefined) return after;
  const { coverImage } = before.book;
  if (![coverSource, coverImage].includes(after.book.coverImage)) return after;
  return {
    book: { ...after.book, coverImage },
    document: { ...after.document, coverImage, coverSource },
  };
}

/** Queues or unqueues a copy, within the transaction that writes the book. */
export function noteCover(
  transaction: Transaction,
  id: string,
  { before, after }: { before: BookState | undefined; after: BookState | undefined },
  now: Date,
): void {
  const reference = collection('coverCopies').doc(id);
  for (const picture of after?.book.pictures ?? []) {
    if (!isCoverAddress(picture) || before?.book.pictures?.includes(picture)) continue;
    const note = collection('coverCopies').doc(`${id}-${sha256(picture).slice(0, 16)}`);
    transaction.set(note, { bookId: id, address: picture, tries: 0, dueAt: Timestamp.fromDate(now) });
  }
  const address = after?.book.coverImage ?? '';
  if (isToBeCopied(address))
    transaction.set(reference, { address, tries: 0, dueAt: Timestamp.fromDate(now) });
  else if (isToBeCopied(before?.book.coverImage ?? '')) transaction.delete(reference);
}

export async function noteStoredCovers(
  cursor: string,
  now: Date,
  page = 300,
): Promise<{ changed: number; next: string | undefined }> {
  const ordered = bookCollection().orderBy(FieldPath.documentId()).select('coverImage').limit(page);
  const { docs } = await (cursor === '' ? ordered : ordered.startAfter(cursor)).get();
  const uncopied = docs.filter((snapshot) => isToBeCopied(String(snapshot.get('coverImage') ?? '')));
  const notes = uncopied.map(({ id }) => collection('coverCopies').doc(id));
  const noted = notes.length > 0 ? await database().getAll(...notes) : [];
  const batch = database().batch();
  let changed = 0;
  for (const [index, { ref, exists }] of noted.entries()) {
    if (exists) continue;
    const address = uncopied[index]?.get('coverImage');
    batch.set(ref, { address, tries: 0, dueAt: Timestamp.fromDate(now) });
    changed += 1;
  }
  await batch.commit();
  return { changed, next: docs.length === page ? docs.at(-1)?.id : undefined };
}

/** Claims due copies, longest waiting first; one whose worker dies is due again after its wait. */
export async function takeDueCopies(now: Date, most: number): Promise<DueCopy[]> {
  const due = collection('coverCopies')
    .where('dueAt', '<=', Timestamp.fromDate(now))
    .orderBy('dueAt')
    .limit(most);
  return database().runTransaction(async (transaction) => {
    const { docs } = await transaction.get(due);
    return docs.map((snapshot) => {
      const tries = Number(snapshot.get('tries'));
      const wait = waits[tries];
      const dueAt = wait === undefined ? null : laterBy(wait, now);
      transaction.update(snapshot.ref, { tries: tries + 1, dueAt });
      const { id } = snapshot;
      const { bookId = id, address } = snapshot.data();
      return { id, bookId: String(bookId), address: String(address), isInside: bookId !== id };
    });
  });
}

/**
 * Sets a book's copied cover, or the reason why it failed, unless the cover has changed meanwhile. The version stays:
 * no editor has to see this change first, and the address in an open form maps to the copy.
 * @returns the book with its copy
 */
export async function writeCopy(
  transaction: Transaction,
  { id, bookId, address, isInside }: DueCopy,
  result: { coverImage: string } | { problem: CoverProblem },
): Promise<Book | undefined> {
  const [read] = await readBooks(transaction, [bookId]);
  if (isInside) return writePicture(transaction, id, address, read, result);
  if (!read || read.book.coverImage !== address) return undefined;
  const reference = bookCollection().doc(bookId);
  if ('problem' in result) {
    transaction.update(reference, { coverProblem: result.problem });
    return undefined;
  }
  const { coverImage } = result;
  transaction.update(reference, { coverImage, coverSource: address, coverProblem: FieldValue.delete() });
  transaction.delete(collection('coverCopies').doc(bookId));
  return { ...read.book, coverImage };
}

/** For an inside picture; one that cannot be copied keeps its address, without a notice. */
function writePicture(
  transaction: Transaction,
  id: string,
  address: string,
  read: ReadBook | undefined,
  result: { coverImage: string } | { problem: CoverProblem },
): Book | undefined {
  const note = collection('coverCopies').doc(id);
  const before = read?.book.pictures ?? [];
  if (!read || !before.includes(address)) {
    transaction.delete(note);
    return undefined;
  }
  if ('problem' in result) return undefined;
  const { pictureSources = [] } = readCoverCopy(read.document);
  const sources = [...pictureSources, { address, file: result.coverImage }];
  const pictures = withCopies(before, { pictureSources: sources });
  transaction.update(bookCollection().doc(read.book._id), { pictures, pictureSources: sources });
  transaction.delete(note);
  return { ...read.book, pictures };
}
