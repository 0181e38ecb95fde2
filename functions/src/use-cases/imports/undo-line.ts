import type { ImportedChange } from '../../books/archive-store.ts';
import type { ReadBook } from '../../books/book-document.ts';
import { type IsbnHolders, isbnInTheWay } from '../../books/isbn-store.ts';
import type { PastStock } from '../../shared/import/stock-columns.ts';
import { t } from '../../shared/words/words.ts';
import { type ImportedStock, isSameStock, stockBeforeImport } from '../../stock/imported-stock.ts';
import type { CountedBook } from '../../stock/stock-document.ts';
import { movementId } from '../../stock/stock-ledger.ts';
import { restoreBook } from '../books/restore-book.ts';
import type { BookWrite } from '../books/write-books.ts';
import type { ImportedWrite, StockWrite } from './write-imported-books.ts';

/** The books as they are now. */
export interface StateSinceImport {
  what: 'import' | 'change';
  present: ReadonlyMap<string, ReadBook>;
  counted: ReadonlyMap<string, CountedBook>;
  ordered: ReadonlySet<string>;
  holders: IsbnHolders;
}

interface UndoneLine {
  write?: ImportedWrite;
  kept: string[];
}

interface BookUndoing {
  write?: BookWrite;
  kept?: string;
}

const whatOf = ({ what }: StateSinceImport) =>
  what === 'import' ? t('the import|since') : t('the change|since');

/** Unless something has happened to the book since the import. */
function removeBook({ id, version, stock }: ImportedChange, since: StateSinceImport): BookUndoing {
  const counted = since.counted.get(id);
  if (since.ordered.has(id)) return { kept: t('It has been ordered since {what}', { what: whatOf(since) }) };
  if (counted && !stock)
    return { kept: t('Its copies have been counted since {what}', { what: whatOf(since) }) };
  if (counted && stock && !isSameStock(counted.stock, stock.after)) {
    return { kept: t('Its stock has been changed since {what}', { what: whatOf(since) }) };
  }
  return { write: { id, before: since.present.get(id), after: undefined, version: version + 1 } };
}

function undoBook(change: ImportedChange, since: StateSinceImport): BookUndoing {
  const { id, before, version, isDeletion } = change;
  const now = { present: since.present.get(id), counted: since.counted.get(id) };
  if (isDeletion && now.present) return { kept: t('It is in the shop again') };
  if (!isDeletion && !now.present)
    return { kept: t('It has been deleted since {what}', { what: whatOf(since) }) };
  if (now.present && now.present.version !== version)
    return { kept: t('It has been edited since {what}', { what: whatOf(since) }) };
  if (!before) return removeBook(change, since);
  const write = restoreBook(change, before, now);
  if (isbnInTheWay(since.holders, id, write.after.book) === undefined) return { write };
  return {
    kept: isDeletion
      ? t('Its ISBN belongs to another book now')
      : t('Its former ISBN belongs to another book now'),
  };
}

function stockOfRemoved({ stock }: CountedBook, { before }: PastStock): ImportedStock {
  const change = (before?.onHand ?? 0) - stock.onHand;
  return { changed: { after: before, change, reason: 'undone' } };
}

function undoStock(
  importId: string,
  { id, before, isOfStockOnly, stock: past }: ImportedChange,
  counted: CountedBook | undefined,
  { write }: BookUndoing,
): { write?: StockWrite; kept?: string } {
  const isAdded = !before && !isOfStockOnly;
  // A new book came with its stock, and keeps it.
  if (!past || (isAdded && (!write || !counted))) return {};
  const isRemoved = isAdded && counted !== undefined;
  const { changed, kept } = isRemoved
    ? stockOfRemoved(counted, past)
    : stockBeforeImport(counted?.stock, past);
  if (!changed) return kept === undefined ? {} : { kept };
  const { after, change, reason } = changed;
  const movement = { id: movementId(importId, id, 'undo'), change, reason, by: 'admin', importId } as const;
  const stock = { counted: isRemoved ? { ...counted, isInShop: false } : counted, after, movement };
  return { write: stock, ...(kept !== undefined && { kept }) };
}

/** Book and stock each, if nothing else has happened since. */
export function undoLine(importId: string, change: ImportedChange, since: StateSinceImport): UndoneLine {
  const { id, line, title, isOfStockOnly } = change;
  const book = isOfStockOnly ? {} : undoBook(change, since);
  const stock = undoStock(importId, change, since.counted.get(id), book);
  const kept = [
    book.kept ?? [],
    stock.kept === undefined ? [] : t('Stock: {reason}', { reason: stock.kept }),
  ].flat();
  if (!book.write && !stock.write) return { kept };
  const present = since.present.get(id);
  return { write: { id, line, title, present, book: book.write, stock: stock.write }, kept };
}
