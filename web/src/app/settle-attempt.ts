import type { Order } from '@bookstore/functions/shared/order/order';
import { endSeenAttempt } from '#entities/order/order-attempt.ts';
import { removeFromCart } from '#features/cart/cart-store.ts';

/** What the answer to an order does when it comes, for one whose answer was lost and that the shopper sees now. */
export function settleAttempt(uid: string, seen: readonly Order[]): void {
  const bookIds = endSeenAttempt(uid, seen);
  if (bookIds.length > 0) removeFromCart(...bookIds);
}
