import { bookState, type ReadBook } from '../../books/book-document.ts';
import { titleOf } from '../../imports/plan-line.ts';
import type { LineWithBook, Outcome } from '../../imports/plan-outcomes.ts';
import { t } from '../../shared/words/words.ts';
import { type ImportedStock, importedStock } from '../../stock/imported-stock.ts';
import type { CountedBook } from '../../stock/stock-document.ts';
import { movementId } from '../../stock/stock-ledger.ts';
import type { ImportedWrite, StockWrite } from './write-imported-books.ts';

/** With the present book and stock. */
export interface Line extends LineWithBook {
  present: ReadBook | undefined;
  /** Read only for deletions, books with an id, and lines that give a stock. */
  counted: CountedBook | undefined;
}

function stockAfterImport({ plan, counted }: Line): ImportedStock {
  if (plan.kind === 'deleted') return {};
  if (plan.kind === 'changed') return plan.stock ? importedStock(counted?.stock, plan.stock) : {};
  const expected = counted?.stock.onHand;
  const outcome = plan.stock
    ? importedStock(counted?.stock, { ...plan.stock, ...(expected !== undefined && { expected }) })
    : {};
  // The remaining stock of a deleted book is for sale again.
  if (!counted || outcome.changed) return outcome;
  return { changed: { after: counted.stock, change: 0, reason: 'import' } };
}

function stockWrite(importId: string, line: Line, { changed }: ImportedStock): StockWrite | undefined {
  if (!changed) return undefined;
  const { after, change, reason } = changed;
  const { plan, id, counted } = line;
  return {
    counted: counted && plan.kind === 'new' ? { ...counted, isInShop: true } : counted,
    after,
    movement: { id: movementId(importId, id, 'import'), change, reason, by: 'admin', importId },
  };
}

interface ImportedLine {
  write?: ImportedWrite;
  kept?: string;
}

export function importLine(importId: string, line: Line, outcome: Outcome): ImportedLine {
  if (outcome.kind === 'skipped') return { kept: outcome.reason };
  const { plan, id, present, counted } = line;
  const change = stockAfterImport(line);
  const stock = stockWrite(importId, line, change);
  const kept = change.kept === undefined ? {} : { kept: t('Stock: {reason}', { reason: change.kept }) };
  if (outcome.kind === 'same' && !stock) return kept;
  const write: ImportedWrite = { id, line: plan.line, title: titleOf(plan), present, stock };
  if (outcome.kind === 'same') return { ...kept, write };
  const { after, version } = outcome;
  const book = {
    id,
    before: present,
    version,
    counted: plan.kind === 'deleted' ? counted : undefined,
    after: after && bookState(id, after.fields, after.createdAt, after.updatedAt),
  };
  return { ...kept, write: { ...write, book } };
}
