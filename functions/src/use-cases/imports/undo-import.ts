import type { Transaction } from 'firebase-admin/firestore';
import { importCause } from '../../audit/import-audit.ts';
import { type ImportedChange, readImportedChanges } from '../../books/archive-store.ts';
import { readBooks } from '../../books/book-store.ts';
import { readIsbnHolders } from '../../books/isbn-store.ts';
import { deleteDraftsOf } from '../../drafts/draft-store.ts';
import { shownLine } from '../../imports/check-summary.ts';
import type { StoredImport } from '../../imports/import-document.ts';
import { commitStep } from '../../imports/import-store.ts';
import { orderedAmong } from '../../orders/ordered-books-store.ts';
import { retryConflicts } from '../../platform/http/retry-conflicts.ts';
import { sayInShop } from '../../platform/words/say-in-shop.ts';
import { readBook } from '../../shared/book/book.ts';
import { type BookImport, type ImportLine, importLimits } from '../../shared/import/book-import.ts';
import { readCounted } from '../../stock/stock-store.ts';
import { type StateSinceImport, undoLine } from './undo-line.ts';
import { type ImportedWrite, writeImportedBooks } from './write-imported-books.ts';

function idsOf(changes: readonly ImportedChange[]): string[] {
  return changes.map(({ id }) => id);
}

async function readSince(
  transaction: Transaction,
  { seen }: StoredImport,
  changes: readonly ImportedChange[],
): Promise<StateSinceImport> {
  const added = changes.filter(({ before, isOfStockOnly }) => !before && !isOfStockOnly);
  const stocked = changes.filter(({ before, isDeletion, stock }) => !before || isDeletion || stock);
  const [books, counted, ordered] = await Promise.all([
    readBooks(transaction, idsOf(changes)),
    readCounted(idsOf(stocked)),
    orderedAmong(transaction, idsOf(added)),
  ]);
  const former = changes.flatMap(({ id, before }) => (before ? [readBook(id, before)] : []));
  const isbns = [...books, ...former].map(({ book }) => book.isbn);
  return {
    what: seen.bulk ? 'change' : 'import',
    present: new Map(books.map((one) => [one.book._id, one])),
    counted: new Map(counted.map((one) => [one.bookId, one])),
    ordered,
    holders: await readIsbnHolders(transaction, isbns),
  };
}

function undoStep(begun: StoredImport): Promise<StoredImport> {
  const { id } = begun.seen;
  return commitStep(begun, async (transaction, stored) => {
    const { seen, changeDocuments, undone } = stored;
    if (undone === changeDocuments) return { ...stored, seen: { ...seen, state: 'undone' } };
    const left = changeDocuments - undone;
    const { changes, documents } = await readImportedChanges(transaction, id, left);
    const since = await readSince(transaction, stored, changes);
    const writes: ImportedWrite[] = [];
    const kept: ImportLine[] = [];
    let removed = 0;
    for (const change of changes) {
      const { write, kept: reasons } = sayInShop(() => undoLine(id, change, since));
      if (write) writes.push(write);
      if (reasons.length > 0) kept.push(shownLine(change.line, change.title, reasons));
      else if (write?.book && !write.book.after) removed += 1;
    }
    await writeImportedBooks(transaction, writes, since.holders, importCause(stored), changeDocuments);
    const counts = {
      ...seen.counts,
      removed: seen.counts.removed + removed,
      restored: seen.counts.restored + changes.length - removed - kept.length,
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

/** The last change first; `onLines` is awaited as in `importBooks`. @throws ImportStopped */
export async function undoImport(
  stored: StoredImport,
  onLines: (lines: number) => Promise<void>,
): Promise<void> {
  await deleteDraftsOf(stored.seen.id);
  let { seen } = stored;
  while (seen.state !== 'undone') {
    const lines = linesOf(seen);
    ({ seen } = await retryConflicts(() => undoStep(stored)));
    await onLines(linesOf(seen) - lines);
  }
}
