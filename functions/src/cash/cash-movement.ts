import type { CashKind } from '../shared/order/cash.ts';
import type { Order } from '../shared/order/order.ts';
import { costMoves } from '../shared/order/order-bill.ts';
import { lineId } from '../shared/order/order-lines.ts';
import { deliveredLines } from '../shared/order/order-totals.ts';

/**
 * What a change of an order is in the ledger of its money; undefined when it neither moves money nor delivers a book nor
 * brings one back nor changes what delivered ones cost.
 */
export function cashMovement(
  before: Order,
  after: Order,
  isBack = false,
): { kind: CashKind; cents: number } | undefined {
  const cents = (after.cashCents ?? 0) - (before.cashCents ?? 0);
  const [had, has] = [before, after].map((order) => deliveredLines(order).map(lineId));
  if (had?.some((id) => !has?.includes(id))) return { kind: isBack ? 'undone' : 'returned', cents };
  if (cents !== 0 || has?.some((id) => !had?.includes(id))) {
    return { kind: cents < 0 ? 'undone' : 'taken', cents };
  }
  return costMoves(before, after).length > 0 ? { kind: 'discount', cents } : undefined;
}
