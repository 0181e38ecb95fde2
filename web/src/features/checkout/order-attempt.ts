import { createLocalStore } from '#lib/browser/local-store.ts';

/**
 * An order that was sent and has no definite answer yet: it may have been placed. Its key outlives the page, so that
 * the same books are not ordered twice after a lost answer and a reload.
 */
interface OrderAttempt {
  uid: string;
  key: string;
  bookIds: readonly string[];
}

function isAttempt(value: unknown): value is OrderAttempt {
  if (typeof value !== 'object' || value === null) return false;
  const { uid, key, bookIds }: Partial<Record<keyof OrderAttempt, unknown>> = value;
  return (
    typeof uid === 'string' &&
    typeof key === 'string' &&
    Array.isArray(bookIds) &&
    bookIds.every((id) => typeof id === 'string')
  );
}

function parseAttempt(text: string | null): OrderAttempt | undefined {
  if (!text) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isAttempt(value) ? value : undefined;
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
 * The attempt that a shopper makes by sending an order of these books: the pending one when it has any of them, so
 * that no book is ordered twice, otherwise a new one.
 */
export function beginAttempt(uid: string, bookIds: readonly string[]): OrderAttempt {
  const pending = pendingAttempt.get();
  const isRetry = pending?.uid === uid && pending.bookIds.some((id) => bookIds.includes(id));
  if (isRetry) return pending;
  const attempt = { uid, key: crypto.randomUUID(), bookIds };
  pendingAttempt.set(attempt);
  return attempt;
}

/** Called when it is known whether the order was placed. */
export function endAttempt(): void {
  pendingAttempt.set(undefined);
}
