import { sayInShop } from '../platform/words/say-in-shop.ts';
import type { ChangingOrder } from '../shared/order/changing-order.ts';
import { findLine } from '../shared/order/order-lines.ts';
import { t } from '../shared/words/words.ts';
import type { AppliedChange } from './applied-change.ts';
import { requireAwaited } from './missing-copy.ts';

/** @throws OrderChanged when the order does not wait for the book */
export function receiveCopy(order: ChangingOrder, bookId: string): AppliedChange {
  requireAwaited(order, bookId);
  const left = order.awaited?.filter((awaited) => awaited.bookId !== bookId) ?? [];
  const book = findLine(order, bookId)?.title;
  return {
    fields: { awaited: left.length > 0 ? left : undefined },
    entry: { action: 'changed', note: sayInShop(() => t('Its copy has come')), after: { book } },
  };
}
