import { addUnknownWithdrawal } from '../../mail/unknown-withdrawal-store.ts';
import { findOrderByNumber } from '../../orders/order-store.ts';
import { NotFound } from '../../platform/http/api-errors.ts';
import { sha256 } from '../../platform/sha256.ts';
import { recentSettings } from '../../settings/shop-profile.ts';
import { withdrawalLimits } from '../../shared/order/order-limits.ts';
import { type WithdrawalRequest, withoutAddresses } from '../../shared/order/withdrawal.ts';
import { lastDayToWithdraw } from '../../shared/order/withdrawal-time.ts';
import { shopDay } from '../../shared/shop/shop-day.ts';
import { changeOrder } from './change-order.ts';

/**
 * Takes a shopper's declaration to withdraw, also a late one, and sends the receipt. The same declaration counts once a day. Who
 * declares is not told whether there is such an order: only its mailbox learns that.
 * @throws NotFound in a shop that has turned withdrawals off
 */
export async function declareWithdrawal(
  request: WithdrawalRequest,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const shop = await recentSettings();
  if (!shop.withdrawal) throw new NotFound('This call');
  const { name, number, email } = request;
  const found = await findOrderByNumber(number);
  if (!found || found.uid === undefined || found.order.email?.toLowerCase() !== email) {
    await addUnknownWithdrawal({ ...request, books: withoutAddresses(request.books, []) }, shop, now);
    return;
  }
  const { order, uid } = found;
  const books = withoutAddresses(
    request.books,
    order.lines.map(({ title }) => title),
  );
  // All of it is declared by then: a refusal would tell that there is such an order.
  if ((order.withdrawals?.length ?? 0) >= withdrawalLimits.ofOrder) return;
  const lastDay = lastDayToWithdraw(order, shop);
  const today = shopDay(now, shop);
  const isLate = lastDay !== undefined && today > lastDay;
  const key = sha256([today, isLate, name, books].join('\n'));
  await changeOrder(
    order._id,
    { kind: 'shopper', uid },
    { kind: 'withdrawal', request: { name, books, isLate } },
    key,
    now,
    signal,
  );
}
