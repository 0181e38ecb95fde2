import type { Order } from '@bookstore/functions/shared/order/order';
import { endPaidAttempt, endSeenAttempt, pendingPayment } from '#entities/order/order-attempt.ts';
import { callShopperApi } from '#entities/session/shopper-api.ts';
import { removeFromCart } from '#features/cart/cart-store.ts';

/** What the answer to an order does when it comes, for one whose answer was lost and that the shopper sees now. */
export function settleAttempt(uid: string, seen: readonly Order[]): void {
  const bookIds = endSeenAttempt(uid, seen);
  if (bookIds.length > 0) removeFromCart(...bookIds);
}

/** Takes out of the cart what a shopper has paid online, or what the bank decides about, without coming back to the shop's page. */
export async function settlePayment(uid: string): Promise<void> {
  const id = pendingPayment(uid);
  if (!id) return;
  try {
    const { state, bookIds } = await callShopperApi('POST /api/payments/:id/check', { params: { id } });
    if (state === 'paid' || state === 'deciding') removeFromCart(...endPaidAttempt(uid, bookIds));
  } catch (error) {
    console.warn('What has become of the payment could not be asked:', error);
  }
}
