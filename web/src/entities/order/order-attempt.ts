import type { Order } from '@bookstore/functions/shared/order/order';
import { createLocalStore } from '#lib/browser/local-store.ts';
import { isSame } from '#lib/is-same.ts';
import { retryMilliseconds } from '#lib/lost-answer.ts';

/**
 * An order without a definite answer: it may have been placed. Its key outlives the page, so that a reload does not
 * order the same books twice.
 */
interface OrderAttempt {
  uid: string;
  key: string;
  bookIds: readonly string[];
  /** Of its first and of its last try, in milliseconds since 1970. */
  begunAt: number;
  triedAt: number;
  /** Of the online payment that was begun. */
  paymentId?: string | undefined;
}

function parseAttempt(text: string | null): OrderAttempt | undefined {
  try {
    const stored: Partial<OrderAttempt> = Object(JSON.parse(text ?? '{}'));
    const { uid, key, bookIds, begunAt = 0, triedAt = 0, paymentId } = stored;
    if (!uid || !key || !Array.isArray(bookIds)) return undefined;
    return { uid, key, bookIds, begunAt, triedAt, paymentId };
  } catch (error) {
    console.warn('The stored order attempt cannot be read:', error);
    return undefined;
  }
}

const pendingAttempt = createLocalStore<OrderAttempt | undefined>('order-attempt', {
  parse: parseAttempt,
  serialize: (attempt) => (attempt ? JSON.stringify(attempt) : null),
});

const isSameBooks = (some: readonly string[], others: readonly string[]) =>
  isSame(some.toSorted(), others.toSorted());

/**
 * Resumes the pending attempt when it has any of these books and was tried within some minutes, so that no book is
 * ordered twice; otherwise begins a new one. With a payment, the shop knows the attempt: other books are another order.
 */
export function beginAttempt(uid: string, bookIds: readonly string[]): OrderAttempt {
  const pending = pendingAttempt.get();
  const now = Date.now();
  const isRetry =
    pending?.uid === uid &&
    Math.abs(now - pending.triedAt) < retryMilliseconds &&
    (pending.paymentId === undefined
      ? pending.bookIds.some((id) => bookIds.includes(id))
      : isSameBooks(pending.bookIds, bookIds));
  const attempt = isRetry
    ? { ...pending, triedAt: now }
    : { uid, key: crypto.randomUUID(), bookIds, begunAt: now, triedAt: now };
  pendingAttempt.set(attempt);
  return attempt;
}

/** Called when the shop has begun the payment of the pending attempt. */
export function notePayment(paymentId: string): void {
  const pending = pendingAttempt.get();
  if (pending) pendingAttempt.set({ ...pending, paymentId });
}

/** A payment that was begun and whose result is unknown. */
export function pendingPayment(uid: string): string | undefined {
  const pending = pendingAttempt.get();
  return pending?.uid === uid ? pending.paymentId : undefined;
}

/** Called when it is known whether the order was placed. */
export function endAttempt(): void {
  pendingAttempt.set(undefined);
}

/** Called when a shopper sees that these books are paid. @returns the books of the attempt that has ended by that */
export function endPaidAttempt(uid: string, bookIds: readonly string[]): readonly string[] {
  const pending = pendingAttempt.get();
  if (pending?.uid !== uid || !isSameBooks(bookIds, pending.bookIds)) return [];
  endAttempt();
  return pending.bookIds;
}

/**
 * Called with orders that a shopper sees: once theirs is among them, ordering the same books again is meant.
 * @returns the books of the attempt that has ended by that
 */
export function endSeenAttempt(uid: string, orders: readonly Order[]): readonly string[] {
  const pending = pendingAttempt.get();
  if (pending?.uid !== uid || document.visibilityState !== 'visible') return [];
  const isSeen = orders.some(
    ({ createdAt, productIds }) =>
      Date.parse(createdAt) >= pending.begunAt && isSameBooks(productIds, pending.bookIds),
  );
  if (!isSeen) return [];
  endAttempt();
  return pending.bookIds;
}
