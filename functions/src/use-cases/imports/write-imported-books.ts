import type { Transaction } from 'firebase-admin/firestore';
import { type ImportCause, noteImportedBooks } from '../../audit/book-audit.ts';
import { archiveImport, type ImportedChange } from '../../books/archive-store.ts';
import { type ReadBook, withStockLeft } from '../../books/book-document.ts';
import type { IsbnHolders } from '../../books/isbn-store.ts';
import { publicStock, type ShownStock, type Stock } from '../../shared/stock/stock.ts';
import type { CountedBook } from '../../stock/stock-document.ts';
import type { NewMovement } from '../../stock/stock-ledger.ts';
import { startStock, writeStock } from '../../stock/stock-store.ts';
import { publishStockLeft } from '../books/publish-stock-left.ts';
import { type BookWrite, pastOf, writeTogether } from '../books/write-books.ts';

export interface StockWrite {
  /** Undefined when the book was not counted. */
  counted: CountedBook | undefined;
  /** Undefined when it is no longer counted. */
  after: Stock | undefined;
  movement: NewMovement;
}

export interface ImportedWrite {
  id: string;
  line: number;
  title: string;
  present: ReadBook | undefined;
  book?: BookWrite | undefined;
  stock?: StockWrite | undefined;
}

/** One shard for all counts, so that an undo leaves every shard as it was. */
const importShard = 0;

/** A book that is written anyway carries its public stock. */
function bookOf({ book, stock }: ImportedWrite): BookWrite[] {
  if (!book?.after || !stock) return book ? [book] : [];
  return [{ ...book, after: withStockLeft(book.after, publicStock(stock.after)) }];
}

function writeStockOf(transaction: Transaction, write: ImportedWrite, now: Date): ShownStock | undefined {
  if (!write.stock) return undefined;
  const { counted, after, movement } = write.stock;
  if (counted) return writeStock(transaction, counted, after, movement, now);
  return after && startStock(transaction, write.id, after, movement, now);
}

function changeOf({ id, line, title, book, stock }: ImportedWrite): ImportedChange {
  // No book has this version.
  const past = book ? pastOf(book) : { id, version: 0, isOfStockOnly: true };
  const before = stock?.counted?.stock;
  const pastStock = stock?.after && { ...(before && { before }), after: stock.after };
  return { ...past, line, title, ...(pastStock && { stock: pastStock }) };
}

/**
 * Like `writeBook`, with stocks; the transaction must have read the books, stocks and holders of all ISBNs involved.
 * Only the import is archived, since an undo cannot be undone. @param archived number of the import's archived
 * documents before @returns their number after
 */
export async function writeImportedBooks(
  transaction: Transaction,
  writes: readonly ImportedWrite[],
  holders: IsbnHolders,
  cause: ImportCause,
  archived: number,
): Promise<number> {
  if (writes.length === 0) return archived;
  const now = new Date();
  await writeTogether(transaction, writes.flatMap(bookOf), holders, now, importShard);
  const stocks = writes.flatMap((write) => {
    const stock = writeStockOf(transaction, write, now);
    return stock && !write.book ? [stock] : [];
  });
  const presents = writes.flatMap(({ present }) => present ?? []);
  publishStockLeft(transaction, presents, stocks);
  const ids = writes.map(({ id }) => id);
  noteImportedBooks(transaction, ids, cause, now);
  if (cause.action === 'undone') return archived;
  return archived + archiveImport(transaction, cause.importId, archived, writes.map(changeOf), now);
}
