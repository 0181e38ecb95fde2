import { Timestamp } from 'firebase-admin/firestore';
import { storedBook } from '../books/book-document.ts';
import { isAnyBook, storedBooksAt } from '../books/book-list-store.ts';
import { readAt } from '../platform/firebase.ts';
import { reportError } from '../platform/logging/error-report.ts';
import type { StoredBook } from '../shared/book/book.ts';
import { shopDay } from '../shared/shop/shop-day.ts';
import { ChangeLog } from '../snapshot/change-log.ts';
import { changeReferences, countChanges, readChanges } from '../snapshot/change-log-store.ts';
import { mergeChanges } from '../snapshot/merge-changes.ts';
import { readHead, replaceHead, type SnapshotHead, type UsedHead } from '../snapshot/snapshot-head-store.ts';
import { DamagedSnapshot } from '../snapshot/snapshot-part.ts';
import { booksIn, removeOldParts, snapshotBooks, snapshotName } from '../snapshot/snapshot-store.ts';
import { writeSnapshot } from '../snapshot/snapshot-writer.ts';
import { readCopiesSold } from '../stats/sales-store.ts';

// How a snapshot takes the place of another one, so that no instance ever misses a change and nothing is lost:
//
// 1. Head and log are read as they were at one moment, and the parts are made of exactly these. The new parts are
//    not in use yet, so a kill leaves only documents that the next fold removes.
// 2. One batch writes the head and deletes what was folded from the log. It does nothing when the head is not the one
//    that was read: of two folds at once the second one gives up. What was logged meanwhile stays in the log.
// 3. A batch deletes up to 400 documents. The rest of a longer log is deleted by further ones, oldest first.
//    Until then these changes are in the snapshot and in the log, which does no harm: the later changes of a book are
//    never deleted before its earlier ones, so the log says what the snapshot says. Each of the batches raises the
//    generation, since an instance takes a log of as many documents for the same one only within a generation.
// 4. Parts that are not needed any more are removed.

/** How many documents one batch deletes. */
const deletedTogether = 400;

/** What a snapshot was made of. */
export interface Fold {
  books: number;
  changes: number;
}

interface Source {
  head: UsedHead | undefined;
  readTime: Timestamp;
  log: ChangeLog;
}

/** Puts a new head into use and takes what was folded off the log. @returns the head; undefined: another one was first */
async function useHead(
  before: UsedHead | undefined,
  next: SnapshotHead,
  folded: readonly string[],
): Promise<UsedHead | undefined> {
  const references = changeReferences(folded);
  let head = await replaceHead(before, next, references.slice(0, deletedTogether));
  for (let start = deletedTogether; head && start < folded.length; start += deletedTogether) {
    const later = { ...next, generation: head.generation + 1 };
    head = await replaceHead(head, later, references.slice(start, start + deletedTogether));
  }
  return head;
}

type Books = (source: Source) => AsyncIterable<StoredBook>;

/** Makes a snapshot of some books and puts it into use. @returns undefined when another one was first */
async function makeSnapshot(booksOf: Books): Promise<Fold | undefined> {
  const { readTime } = await countChanges();
  const [head, documents] = await Promise.all([readAt(readTime, readHead), readChanges(readTime)]);
  const log = ChangeLog.empty.with(documents);
  const sold = await readCopiesSold(shopDay(new Date()));
  const generation = Math.max(Date.now(), (head?.generation ?? 0) + 1);
  const snapshot = snapshotName(generation);
  const parts = await writeSnapshot(snapshot, booksOf({ head, readTime, log }), sold);
  const next = {
    generation,
    snapshot,
    previous: head?.snapshot ?? '',
    ...parts,
    sold: sum(sold),
    foldedAt: Timestamp.now(),
  };
  const folded = documents.map(({ id }) => id);
  const used = await useHead(head, next, folded);
  if (!used) return undefined;
  await removeOldParts(used);
  return { books: booksIn(next.cards), changes: log.latest.size };
}

function sum(sold: ReadonlyMap<string, number>): number {
  return [...sold.values()].reduce((all, copies) => all + copies, 0);
}

/**
 * Makes the snapshot anew from the books themselves, as they were at the moment of the log: what is changed meanwhile
 * stays in the log. `look` sees each document on its way.
 */
export function rebuildSnapshot(
  look: (document: Parameters<typeof storedBook>[0]) => void = () => undefined,
): Promise<Fold | undefined> {
  return makeSnapshot(async function* ({ readTime }) {
    for await (const document of storedBooksAt(readTime)) {
      look(document);
      yield storedBook(document);
    }
  });
}

/** Makes a snapshot of the last one and the changes since; where there is none that can be read, from the books. */
export async function foldChanges(): Promise<Fold | undefined> {
  try {
    return await makeSnapshot(({ head, log }) => {
      if (!head) throw new DamagedSnapshot('There is no catalogue yet');
      return mergeChanges(snapshotBooks(head), log.latest);
    });
  } catch (error) {
    if (!(error instanceof DamagedSnapshot)) throw error;
    if (await readHead()) reportError('The catalogue was damaged and is made anew from the books', error);
    return rebuildSnapshot();
  }
}

/** From how many changed books on a fold is worth its cost, and how old copies sold may be. */
const manyChanges = 200;
const dayMs = 24 * 60 * 60_000;

async function isFoldDue(now: Date): Promise<boolean> {
  const [{ documents, books }, head] = await Promise.all([countChanges(), readHead()]);
  if (!head) return documents > 0 || (await isAnyBook());
  if (books >= manyChanges) return true;
  if (now.getTime() - head.foldedAt.toMillis() < dayMs) return false;
  return documents > 0 || sum(await readCopiesSold(shopDay(now))) !== head.sold;
}

/** Folds when many books have changed, or, once a day, when anything was changed or sold. */
export async function foldWhenDue(now: Date): Promise<Fold | undefined> {
  return (await isFoldDue(now)) ? foldChanges() : undefined;
}
