import { addUnknownWithdrawal } from '../../mail/unknown-withdrawal-store.ts';
import { TooManyWithdrawals } from '../../order-change/text-change.ts';
import { nextReceiptAt } from '../../orders/order-limit-store.ts';
import { findOrderByNumber } from '../../orders/order-store.ts';
import { NotFound } from '../../platform/http/api-errors.ts';
import { KeyReused } from '../../platform/http/idempotency-key.ts';
import { createKeyedQueue } from '../../platform/queue.ts';
import { sha256 } from '../../platform/sha256.ts';
import { recentSettings } from '../../settings/shop-profile.ts';
import type { WithdrawalRequest } from '../../shared/order/withdrawal.ts';
import { lastDayToWithdraw } from '../../shared/order/withdrawal-time.ts';
import { shopDay } from '../../shared/shop/shop-day.ts';
import { changeOrder } from './change-order.ts';

/** Declarations about one order would conflict. */
const queued = createKeyedQueue(10);

/**
 * Even a late declaration counts, once a day. Only the order's mailbox learns whether the order exists. @throws
 * NotFound in a shop without withdrawals, TooManyRequests
 */
export async function declareWithdrawal(
  request: WithdrawalRequest,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  return queued([request.number], () => declare(request, now, signal));
}

async function declare(request: WithdrawalRequest, now: Date, signal?: AbortSignal): Promise<void> {
  const shop = await recentSettings();
  if (!shop.withdrawal) throw new NotFound('This call');
  const { name, number, email, books } = request;
  const match = await findOrderByNumber(number);
  if (!match || match.uid === undefined || match.order.email?.toLowerCase() !== email) {
    await addUnknownWithdrawal(request, shop, now);
    return;
  }
  const { order, uid } = match;
  const lastDay = lastDayToWithdraw(order, shop);
  const today = shopDay(now, shop);
  const isLate = lastDay !== undefined && today > lastDay;
  const isRepeated = order.withdrawals?.some(
    (one) => one.name === name && one.books === books && shopDay(new Date(one.at), shop) === today,
  );
  if (isRepeated) return;
  const receiptAt = order.hasConfirmedEmail ? now : await nextReceiptAt(order, now);
  const waits = receiptAt > now && { receiptAt: receiptAt.toISOString() };
  const key = sha256([today, isLate, name, books].join('\n'));
  try {
    await changeOrder(
      order._id,
      { kind: 'shopper', uid },
      { kind: 'withdrawal', request: { name, books, isLate, ...waits } },
      key,
      now,
      signal,
    );
  } catch (error) {
    // A refusal would reveal that the order exists.
    if (error instanceof TooManyWithdrawals) await addUnknownWithdrawal(request, shop, now, true);
    // Another instance has accepted it.
    else if (!(error instanceof KeyReused)) throw error;
  }
}
