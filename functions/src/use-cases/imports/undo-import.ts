import type { Transaction } from 'firebase-admin/firestore';
import { importCause } from '../../audit/import-audit.ts';
import { type ImportedChange, readImportedChanges } from '../../books/archive-store.ts';
import type { ReadBook } from '../../books/book-document.ts';
import { readBooks } from '../../books/book-store.ts';
import { type IsbnHolders, readIsbnHolders } from '../../books/isbn-store.ts';
import { shownLine } from '../../imports/check-summary.ts';
import type { StoredImport } from '../../imports/import-document.ts';
import { commitStep, type Lease, type Working } from '../../imports/import-lease-store.ts';
import { orderedAmong } from '../../orders/ordered-books-store.ts';
import { mostTriesOfWrite, retryConflicts } from '../../platform/http/retry-conflicts.ts';
import { readBook } from '../../shared/book/book.ts';
import { type BookImport, type ImportLine, importLimits } from '../../shared/import/book-import.ts';
import type { CountedBook } from '../../stock/stock-document.ts';
import { readCounted } from '../../stock/stock-store.ts';

import { restoreBook } from '../books/restore-book.ts';
import { type BookWrite, type ImportedWrite, writeImportedBooks } from '../books/write-books.ts';

/** What has become of the books since the import. */
interface Since {
  present: ReadonlyMap<string, ReadBook>;
  counted: ReadonlyMap<string, CountedBook>;
  ordered: ReadonlySet<string>;
  holders: IsbnHolders;
}

/** What the undo of a change does: a write, or a reason why the book stays as it is. */
type Undoing = { write: BookWrite; kept?: never } | { write?: never; kept: string };

function undo(change: ImportedChange, { present, counted, ordered, holders }: Since): Undoing {
  const { id, before, version, isDeletion } = change;
  const now = { present: present.get(id), counted: counted.get(id) };
  if (isDeletion && now.present) return { kept: 'It is in the shop again' };
  if (!isDeletion && !now.present) return { kept: 'It was deleted since' };
  if (now.present && now.present.version !== version) return { kept: 'It was edited since' };
  if (!before) {
    if (ordered.has(id)) return { kept: 'It was ordered since' };
    if (now.counted) return { kept: 'Its copies are counted since' };
    return { write: { id, before: now.present, after: undefined, version: version + 1 } };
  }
  const write = restoreBook(change, before, now);
  const { isbn } = write.after.book;
  const holder = isbn === undefined ? undefined : holders.get(isbn);
  if (holder === undefined || holder === id) return { write };
  return {
    kept: `Its ${isDeletion ? '' : 'former '}ISBN belongs to another book now`,
  };
}

async function readSince(transaction: Transaction, changes: readonly ImportedChange[]): Promise<Since> {
  const added = changes.filter(({ before }) => !before).map(({ id }) => id);
  const deleted = changes.filter(({ isDeletion }) => isDeletion).map(({ id }) => id);
  const ids = changes.map(({ id }) => id);
  const [books, counted, ordered] = await Promise.all([
    readBooks(transaction, ids),
    readCounted([...added, ...deleted]),
    orderedAmong(transaction, added),
  ]);
  const former = changes.flatMap(({ id, before }) => (before ? [readBook(id, before)] : []));
  const isbns = [...books, ...former].map(({ book }) => book.isbn);
  return {
    present: new Map(books.map((one) => [one.book._id, one])),
    counted: new Map(counted.map((one) => [one.bookId, one])),
    ordered,
    holders: await readIsbnHolders(transaction, isbns),
  };
}

/** Undoes the last changes that are not undone yet, in one commit. */
function undoStep(lease: Lease, now: () => Date): Promise<StoredImport> {
  return commitStep(lease, now, async (transaction, stored) => {
    const { seen, changeDocuments, undone } = stored;
    if (undone === changeDocuments) return { ...stored, seen: { ...seen, state: 'undone' } };
    const left = changeDocuments - undone;
    const { changes, documents } = await readImportedChanges(transaction, lease.id, left);
    const since = await readSince(transaction, changes);
    const writes: ImportedWrite[] = [];
    const kept: ImportLine[] = [];
    for (const change of changes) {
      const { line, title } = change;
      const undoing = undo(change, since);
      if (undoing.write) writes.push({ ...undoing.write, line, title });
      else kept.push(shownLine(line, title, [undoing.kept]));
    }
    writeImportedBooks(transaction, writes, since.holders, importCause(stored), changeDocuments);
    const removed = writes.filter(({ after }) => !after).length;
    const counts = {
      ...seen.counts,
      removed: seen.counts.removed + removed,
      restored: seen.counts.restored + writes.length - removed,
      kept: seen.counts.kept + kept.length,
    };
    return {
      ...stored,
      undone: undone + documents,
      seen: {
        ...seen,
        counts,
        kept: [...seen.kept, ...kept].slice(0, importLimits.shownLines),
        progress: { done: undone + documents, total: changeDocuments },
      },
    };
  });
}

const linesOf = ({ counts }: BookImport) => counts.removed + counts.restored + counts.kept;

/** Undoes an import, the last change first, until `isLate`. @returns whether all is done @throws LeaseLost */
export async function undoImport(
  lease: Lease,
  before: StoredImport,
  { now, isLate, onLines }: Working,
): Promise<boolean> {
  let { seen } = before;
  while (!isLate()) {
    const lines = linesOf(seen);
    ({ seen } = await retryConflicts(mostTriesOfWrite, () => undoStep(lease, now)));
    if (seen.state === 'undone') return true;
    await onLines(linesOf(seen) - lines);
  }
  return false;
}
