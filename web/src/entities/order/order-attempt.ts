import type { Order } from '@bookstore/functions/shared/order/order';
import { createLocalStore } from '#lib/browser/local-store.ts';
import { isSame } from '#lib/is-same.ts';
import { retryMilliseconds } from '#lib/lost-answer.ts';

/**
 * An order that was sent and has no definite answer yet: it may have been placed. Its key outlives the page, so that
 * the same books are not ordered twice after a lost answer and a reload.
 */
interface OrderAttempt {
  uid: string;
  key: string;
  bookIds: readonly string[];
  /** Of its first and of its last try, in milliseconds since 1970. */
  begunAt: number;
  triedAt: number;
}

function parseAttempt(text: string | null): OrderAttempt | undefined {
  try {
    const stored: Partial<OrderAttempt> = Object(JSON.parse(text ?? '{}'));
    const { uid, key, bookIds, begunAt = 0, triedAt = 0 } = stored;
    return uid && key && Array.isArray(bookIds) ? { uid, key, bookIds, begunAt, triedAt } : undefined;
  } catch (error) {
    console.warn('The stored order attempt cannot be read:', error);
    return undefined;
  }
}

const pendingAttempt = createLocalStore<OrderAttempt | undefined>('order-attempt', {
  parse: parseAttempt,
  serialize: (attempt) => (attempt ? JSON.stringify(attempt) : null),
});

/**
 * The attempt that a shopper makes by sending an order of these books: the pending one when it has any of them and was
 * tried some minutes ago at most, so that no book is ordered twice, otherwise a new one.
 */
export function beginAttempt(uid: string, bookIds: readonly string[]): OrderAttempt {
  const pending = pendingAttempt.get();
  const now = Date.now();
  const isRetry =
    pending?.uid === uid &&
    Math.abs(now - pending.triedAt) < retryMilliseconds &&
    pending.bookIds.some((id) => bookIds.includes(id));
  const attempt = isRetry
    ? { ...pending, triedAt: now }
    : { uid, key: crypto.randomUUID(), bookIds, begunAt: now, triedAt: now };
  pendingAttempt.set(attempt);
  return attempt;
}

/** Called when it is known whether the order was placed. */
export function endAttempt(): void {
  pendingAttempt.set(undefined);
}

/** Called when a shopper sees that these books are paid. @returns those of the attempt that has ended by that */
export function endPaidAttempt(uid: string, bookIds: readonly string[]): readonly string[] {
  const pending = pendingAttempt.get();
  if (pending?.uid !== uid || !isSame([...bookIds].sort(), pending.bookIds.toSorted())) return [];
  endAttempt();
  return pending.bookIds;
}

/**
 * Called with orders that a shopper sees. Once theirs is among them, they know that it was placed, and another one of
 * the same books is meant. @returns the books of the attempt that has ended by that
 */
export function endSeenAttempt(uid: string, orders: readonly Order[]): readonly string[] {
  const pending = pendingAttempt.get();
  if (pending?.uid !== uid || document.visibilityState !== 'visible') return [];
  const isSeen = orders.some(
    ({ createdAt, productIds }) =>
      Date.parse(createdAt) >= pending.begunAt && isSame(productIds.toSorted(), pending.bookIds.toSorted()),
  );
  if (!isSeen) return [];
  endAttempt();
  return pending.bookIds;
}
