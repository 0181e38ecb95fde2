import type { Transaction } from 'firebase-admin/firestore';
import { bookCollection, storedBook } from '../books/book-store.ts';
import { type IsbnHolders, readIsbnHolders } from '../books/isbn-store.ts';
import { type BookImportChange, changeReference, readChanges } from '../imports/change-document.ts';
import { shownLine } from '../imports/check-summary.ts';
import { importCause, type StoredImport } from '../imports/import-document.ts';
import { commitStep, type Lease } from '../imports/import-lease-store.ts';
import { orderCollection } from '../orders/order-document.ts';
import { mostTriesOfWrite, retryConflicts } from '../platform/http/retry-conflicts.ts';
import { type Book, readBook, type StoredBook, shopFields } from '../shared/book/book.ts';
import { type ImportLine, importLimits } from '../shared/import/book-import.ts';
import { publicStock } from '../shared/stock/stock.ts';
import type { CountedBook } from '../stock/stock-document.ts';
import { readCounted, setInShop } from '../stock/stock-store.ts';
import { importShard } from './import-books.ts';
import { type BookWrite, writeBooks } from './write-books.ts';

/** What the database takes in one question. */
const idsTogether = 30;

async function isOrdered(transaction: Transaction, ids: readonly string[]): Promise<boolean> {
  const query = orderCollection().where('productIds', 'array-contains-any', ids).select().limit(1);
  return !(await transaction.get(query)).empty;
}

/** Which of these books are in an order; mostly none of them, which takes one read for thirty. */
async function orderedAmong(transaction: Transaction, ids: readonly string[]): Promise<Set<string>> {
  const ordered = new Set<string>();
  for (let start = 0; start < ids.length; start += idsTogether) {
    const some = ids.slice(start, start + idsTogether);
    if (!(await isOrdered(transaction, some))) continue;
    const found = await Promise.all(some.map((id) => isOrdered(transaction, [id])));
    for (const [index, id] of some.entries()) if (found[index]) ordered.add(id);
  }
  return ordered;
}

/** What the undo of a change does now: a write, or a reason why the book stays as it is. */
type Undoing =
  | { write: BookWrite; counted?: CountedBook; kept?: never }
  | { write?: never; counted?: never; kept: string };

/** Puts a book that was taken out of the shop back, as it was. */
function putBack(
  { id, before, version }: BookImportChange,
  present: StoredBook | undefined,
  counted: CountedBook | undefined,
  holders: IsbnHolders,
): Undoing {
  if (present || !before) return { kept: 'It is in the shop again' };
  const { stockLeft: _, ...kept } = before;
  // Copies may have come back meanwhile, or counting may have ended.
  const stockLeft = publicStock(counted?.stock);
  const document = { ...kept, ...(stockLeft !== undefined && { stockLeft }) };
  const { book } = readBook(id, document);
  if (book.isbn !== undefined && holders.has(book.isbn))
    return { kept: 'Its ISBN belongs to another book now' };
  const write = { id, before: undefined, after: { book, document }, version: version + 1 };
  return { write, ...(counted && { counted }) };
}

function undo(
  { id, before, version }: BookImportChange,
  present: StoredBook | undefined,
  former: Book | undefined,
  { ordered, counted }: { ordered: ReadonlySet<string>; counted: ReadonlyMap<string, CountedBook> },
  holders: IsbnHolders,
): Undoing {
  if (!present) return { kept: 'It was deleted since' };
  if (present.version !== version) return { kept: 'It was edited since' };
  const next = { id, before: present.book, version: present.version + 1 };
  if (!before || !former) {
    if (ordered.has(id)) return { kept: 'It was ordered since' };
    if (counted.has(id)) return { kept: 'Its copies are counted since' };
    return { write: { ...next, after: undefined } };
  }
  const holder = former.isbn === undefined ? undefined : holders.get(former.isbn);
  if (holder !== undefined && holder !== id) return { kept: 'Its former ISBN belongs to another book now' };
  // What is left of a book changes without a new version of it.
  const { stockLeft: _, ...book } = former;
  const { stockLeft: __, ...document } = before;
  const left = shopFields({ ...present.book });
  return { write: { ...next, after: { book: { ...book, ...left }, document: { ...document, ...left } } } };
}

async function undoTogether(
  transaction: Transaction,
  changes: readonly BookImportChange[],
  stored: StoredImport,
): Promise<Undoing[]> {
  const snapshots = await transaction.getAll(...changes.map(({ id }) => bookCollection().doc(id)));
  const present = snapshots.map((snapshot) => (snapshot.exists ? storedBook(snapshot) : undefined));
  const former = changes.map(({ id, before }) => before && readBook(id, before).book);
  const added = changes.filter(({ before }) => !before).map(({ id }) => id);
  const deleted = changes.filter(({ isDeletion }) => isDeletion).map(({ id }) => id);
  const [ordered, countedBooks] = await Promise.all([
    orderedAmong(transaction, added),
    readCounted([...added, ...deleted]),
  ]);
  const counted = new Map(countedBooks.map((one) => [one.bookId, one]));
  const isbns = [...present.map((stored) => stored?.book.isbn), ...former.map((book) => book?.isbn)];
  const holders = await readIsbnHolders(transaction, isbns);
  const undone = changes.map((change, index) =>
    change.isDeletion
      ? putBack(change, present[index], counted.get(change.id), holders)
      : undo(change, present[index], former[index], { ordered, counted }, holders),
  );
  const writes = undone.flatMap(({ write }) => (write ? [write] : []));
  if (writes.length > 0) writeBooks(transaction, writes, holders, importCause(stored), importShard);
  for (const { counted: stock } of undone) if (stock) setInShop(transaction, stock, true, new Date());
  return undone;
}

/** Undoes the last changes that are not undone yet, in one commit. */
function undoStep(lease: Lease, now: () => Date): Promise<StoredImport> {
  return commitStep(lease, now, async (transaction, stored) => {
    const { seen, changeDocuments, undone: before } = stored;
    if (before === changeDocuments) return { ...stored, seen: { ...seen, state: 'undone' } };
    const reference = changeReference(lease.id, changeDocuments - before - 1);
    const changes = readChanges(await transaction.get(reference));
    const undone = changes.length > 0 ? await undoTogether(transaction, changes, stored) : [];
    const kept = undone.flatMap((one, index): ImportLine[] => {
      const change = changes[index];
      return one.kept && change ? [shownLine(change.line, change.title, [one.kept])] : [];
    });
    const removed = undone.filter(({ write }) => write && !write.after).length;
    const counts = {
      ...seen.counts,
      removed: seen.counts.removed + removed,
      restored: seen.counts.restored + undone.length - removed - kept.length,
      kept: seen.counts.kept + kept.length,
    };
    return {
      ...stored,
      undone: before + 1,
      seen: {
        ...seen,
        counts,
        kept: [...seen.kept, ...kept].slice(0, importLimits.shownLines),
        progress: { done: before + 1, total: changeDocuments },
      },
    };
  });
}

/** Undoes an import, the last change first, until `isLate`. @returns whether all is done @throws LeaseLost */
export async function runUndo(lease: Lease, now: () => Date, isLate: () => boolean): Promise<boolean> {
  while (!isLate()) {
    const { seen } = await retryConflicts(mostTriesOfWrite, () => undoStep(lease, now));
    if (seen.state === 'undone') return true;
  }
  return false;
}
