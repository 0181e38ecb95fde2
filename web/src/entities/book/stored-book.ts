import { readBook, type StoredBook } from '@bookstore/functions/shared/book/book';
import type { PriceMemory } from '@bookstore/functions/shared/reduced-prices/price-memory';
import { readPriceMemory } from '@bookstore/functions/shared/reduced-prices/read-price-memory';
import { useMoney } from '#config/money.ts';
import { collection, doc, firestore, getDocFromServer, readAs } from '#lib/firebase/firestore.ts';
import { useLiveDocument } from '#lib/firebase/live-data.ts';

const books = collection(firestore, 'books').withConverter(readAs(readBook));
const prices = collection(firestore, 'books').withConverter(
  readAs((id, data) => ({
    ...readBook(id, data),
    memoryIn: (currency: string) => readPriceMemory(data, currency),
  })),
);

/** A book as it is now; undefined when there is none. */
export function useStoredBook(id: string): StoredBook | undefined {
  return useLiveDocument(`book ${id}`, doc(books, id));
}

/** Reads a book as it is now, past this browser's cache. */
export async function loadStoredBook(id: string): Promise<StoredBook | undefined> {
  return (await getDocFromServer(doc(books, id))).data();
}

/** What the shop remembers of a book's prices, and its price of now, in cents. */
export interface KnownPrices {
  cents: number;
  memory: PriceMemory;
}

/** The prices of a book as they are now, in the shop's currency; undefined when there is no such book. */
export function useKnownPrices(id: string): KnownPrices | undefined {
  const money = useMoney();
  const stored = useLiveDocument(`prices of book ${id}`, doc(prices, id));
  return (
    stored && {
      cents: money.toCents(stored.book.newPrice),
      memory: stored.memoryIn(money.currency),
    }
  );
}
