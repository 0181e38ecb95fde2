import { boolean, object, string } from 'yup';
import { bookId, distinct, hash, listOf, type RunFields, sha256, text, trimmed, whole } from './fields.ts';

export function stockDocuments({ now }: RunFields) {
  return {
    stock: {
      onHand: whole.min(0).max(100_000),
      lowAt: whole.min(0).max(100_000),
      shelf: trimmed(0, 20),
      inShop: boolean().defined(),
      low: boolean().defined(),
      updatedAt: now,
    },
    stockMovements: {
      bookId,
      change: whole,
      onHand: whole.min(0),
      reason: string().defined(),
      by: string().defined().oneOf(['shopper', 'admin']),
      orderId: trimmed(1, 128).optional(),
      requestHash: hash,
      at: now,
    },
    stockPostings: {
      kind: string().defined().oneOf(['delivery', 'stocktake', 'bulk']),
      state: string().defined().oneOf(['posting', 'posted', 'undoing', 'undone']),
      by: trimmed(1, 60),
      createdAt: now,
      supplier: trimmed(0, 100),
      note: trimmed(0, 500),
      lines: listOf(object({ bookId, change: whole }).noUnknown(), 1, 1000),
      books: whole.min(1),
      copies: whole.min(1),
      done: whole.min(0),
      keptCount: whole.min(0),
      kept: listOf(object({ bookId, title: text(0, 300), reason: text(1, 100) }).noUnknown(), 0, 20),
      requestHash: sha256,
    },
    stocktakes: {
      scope: string().defined().oneOf(['all', 'shelf', 'category']),
      value: trimmed(0, 20),
      state: string().defined().oneOf(['counting', 'booked']),
      by: trimmed(1, 60),
      createdAt: now,
      isWhole: boolean().defined(),
      lines: listOf(
        object({
          bookId,
          title: text(0, 300),
          counted: whole.min(0),
          expected: whole.optional(),
        }).noUnknown(),
        0,
        1000,
      ),
      batches: distinct(text(20, 20), 0, 5000),
    },
  };
}
