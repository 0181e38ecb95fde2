import type { CashKind } from '../shared/order/cash.ts';
import type { Order } from '../shared/order/order.ts';
import { costMoves } from '../shared/order/order-bill.ts';
import { lineId } from '../shared/order/order-lines.ts';
import { deliveredLines } from '../shared/order/order-totals.ts';
import { type VoucherMove, voucherMoves } from '../shared/order/order-vouchers.ts';

/**
 * The ledger entry of a change; undefined when it moves no money, delivers or returns no book, and does not change what
 * delivered books cost.
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
  const costs = costMoves(before, after);
  if (costs.length === 0) return undefined;
  return { kind: costs.every(({ kind }) => kind === 'prepaid') ? 'prepaid' : 'discount', cents };
}

export interface CashStep {
  before: Order;
  after: Order;
  kind: CashKind;
  cents: number;
  /** Missing in the step of everything that does not concern a voucher. */
  voucher?: VoucherMove;
}

/**
 * Splits a change into ledger steps: first all that concerns no voucher (books, and their tax paid with vouchers,
 * included), then one for each voucher.
 */
export function cashSteps(before: Order, after: Order, isBack?: boolean): CashStep[] {
  const moves = voucherMoves(before, after);
  let cashCents = moves.reduce((rest, { cents }) => rest - cents, after.cashCents ?? 0);
  const money = moves.length === 0 ? after : { ...after, cashCents };
  const movement = cashMovement(before, money, isBack);
  const steps = moves.map((voucher): CashStep => {
    const { cents } = voucher;
    const from = { ...after, cashCents };
    cashCents += cents;
    const kind = cents > 0 ? 'taken' : 'given-back';
    return { before: from, after: { ...after, cashCents }, kind, cents, voucher };
  });
  return [...(movement ? [{ before, after: money, ...movement }] : []), ...steps];
}
