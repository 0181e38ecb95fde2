import type { Order } from '@bookstore/functions/shared/order/order';
import { endPaidAttempt, endSeenAttempt, pendingPayment } from '#entities/order/order-attempt.ts';
import { callShopperApi } from '#entities/session/shopper-api.ts';
import { removeFromCart } from '#features/cart/cart-store.ts';

/** Does what the lost answer of an order would have done, once the shopper sees that order. */
export function settleAttempt(uid: string, seen: readonly Order[]): void {
  const bookIds = endSeenAttempt(uid, seen);
  if (bookIds.length > 0) removeFromCart(...bookIds);
}

/**
 * Clears the cart of books paid online, or being decided by the bank, when the shopper did not come back to the shop's
 * page.
 */
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
