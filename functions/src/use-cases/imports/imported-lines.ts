import type { Transaction } from 'firebase-admin/firestore';
import { bookState, type ReadBook } from '../../books/book-document.ts';
import { readBooks } from '../../books/book-store.ts';
import { type IsbnHolders, readIsbnHolders } from '../../books/isbn-store.ts';
import type { PlanLine } from '../../imports/judged-line.ts';
import { bookIdOf, isbnOf, type LineWithBook, type Outcome, titleOf } from '../../imports/line-outcomes.ts';
import { importedStock, type StockOutcome } from '../../stock/imported-stock.ts';
import type { CountedBook } from '../../stock/stock-document.ts';
import { movementId } from '../../stock/stock-ledger.ts';
import { readCounted } from '../../stock/stock-store.ts';
import type { ImportedWrite, StockWrite } from '../books/write-imported-books.ts';

/** A line of the plan with its book and its stock, as both are now. */
export interface Line extends LineWithBook {
  present: ReadBook | undefined;
  /** Read only of books that are to be deleted, of those that come with an id, and where the line says how many there are. */
  counted: CountedBook | undefined;
}

function needsStock(plan: PlanLine): boolean {
  if (plan.kind === 'deleted') return true;
  // The copies of a deleted book stay counted: the shop's own export may bring it back.
  return plan.stock !== undefined || (plan.kind === 'new' && plan.id !== undefined);
}

/** Some lines with their books as they are now. */
export async function readLinesWithBooks(
  transaction: Transaction,
  importId: string,
  plans: readonly PlanLine[],
): Promise<Line[]> {
  const ids = plans.map((plan) => bookIdOf(importId, plan));
  const stocked = ids.filter((_, index) => plans[index] && needsStock(plans[index]));
  // Stocks are read without a lock, as orders do: the transaction fails when one has changed since.
  const [books, counted] = await Promise.all([readBooks(transaction, ids), readCounted(stocked)]);
  const presentById = new Map(books.map((present) => [present.book._id, present]));
  const countedById = new Map(counted.map((one) => [one.bookId, one]));
  return plans.map((plan) => {
    const id = bookIdOf(importId, plan);
    return { plan, id, present: presentById.get(id), counted: countedById.get(id) };
  });
}

/** Which books have the ISBNs that some lines give or take away; a line that says nothing of it leaves a book its own. */
export function readHolders(transaction: Transaction, lines: readonly Line[]): Promise<IsbnHolders> {
  const isbns = lines.flatMap(({ plan, present }) => {
    const given = isbnOf(plan);
    return given === null ? [] : [given, present?.book.isbn];
  });
  return readIsbnHolders(transaction, isbns);
}

/** What a line makes of the stock of its book. */
function stockOutcome({ plan, counted }: Line): StockOutcome {
  if (plan.kind === 'deleted') return {};
  if (plan.kind === 'changed') return plan.stock ? importedStock(counted?.stock, plan.stock) : {};
  const expected = counted?.stock.onHand;
  const outcome = plan.stock
    ? importedStock(counted?.stock, { ...plan.stock, ...(expected !== undefined && { expected }) })
    : {};
  // What is left of a book that was deleted is for sale again.
  if (!counted || outcome.changed) return outcome;
  return { changed: { after: counted.stock, change: 0, reason: 'import' } };
}

function stockWrite(importId: string, line: Line, { changed }: StockOutcome): StockWrite | undefined {
  if (!changed) return undefined;
  const { after, change, reason } = changed;
  const { plan, id, counted } = line;
  return {
    counted: counted && plan.kind === 'new' ? { ...counted, isInShop: true } : counted,
    after,
    movement: { id: movementId(importId, id, 'import'), change, reason, by: 'admin', importId },
  };
}

/** What is to be written of a line, and why something of it is not done. */
export interface LineWork {
  write?: ImportedWrite;
  kept?: string;
}

/** What becomes of a line, once it is known what becomes of its book. */
export function workOf(importId: string, line: Line, outcome: Outcome): LineWork {
  if (outcome.kind === 'skipped') return { kept: outcome.reason };
  const { plan, id, present, counted } = line;
  const change = stockOutcome(line);
  const stock = stockWrite(importId, line, change);
  const kept = change.kept === undefined ? {} : { kept: `Stock: ${change.kept}` };
  if (outcome.kind === 'same' && !stock) return kept;
  const write: ImportedWrite = { id, line: plan.line, title: titleOf(plan), present, stock };
  if (outcome.kind === 'same') return { ...kept, write };
  const { after, version } = outcome;
  const book = {
    ...{ id, before: present, version, counted: plan.kind === 'deleted' ? counted : undefined },
    after: after && bookState(id, after.fields, after.createdAt, after.updatedAt),
  };
  return { ...kept, write: { ...write, book } };
}
