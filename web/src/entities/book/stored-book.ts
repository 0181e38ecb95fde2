import type { StoredBook } from '@bookstore/functions/shared/book';
import { bookReference } from '#entities/order/order-collection.ts';
import { useLiveDocument } from '#lib/firebase/live-data.ts';

/** A book as it is now; undefined when there is none. */
export function useStoredBook(id: string): StoredBook | undefined {
  return useLiveDocument(`book ${id}`, bookReference(id));
}
