import { readBook, type StoredBook } from '@bookstore/functions/shared/book/book';
import { readCoverCopy } from '@bookstore/functions/shared/book/cover-copy';
import type { PriceMemory } from '@bookstore/functions/shared/reduced-prices/price-memory';
import { readPriceMemory } from '@bookstore/functions/shared/reduced-prices/read-price-memory';
import { useMoney } from '#config/money.ts';
import { adminFirestore, useAdminFirestore } from '#entities/session/admin-firestore.ts';
import { useAdminToken } from '#entities/session/admin-token.ts';
import { collection, doc, type Firestore, getDocFromServer, readAs } from '#lib/firebase/firestore.ts';
import { useLiveDocument } from '#lib/firebase/live-data.ts';

const asBook = readAs(readBook);
const withPrices = readAs((id, data) => ({
  ...readBook(id, data),
  memoryIn: (currency: string) => readPriceMemory(data, currency),
}));

const asCoverCopy = readAs((_, data) => readCoverCopy(data));

/** Readable for people who keep the catalogue. */
const bookIn = (database: Firestore, id: string) => doc(collection(database, 'books'), id);

/** Live; undefined when there is none. */
export function useStoredBook(id: string): StoredBook | undefined {
  const reference = bookIn(useAdminFirestore(), id).withConverter(asBook);
  return useLiveDocument(`book ${useAdminToken()} ${id}`, reference);
}

/** Past this browser's cache. */
export async function loadStoredBook(id: string): Promise<StoredBook | undefined> {
  return (await getDocFromServer(bookIn(await adminFirestore(), id).withConverter(asBook))).data();
}

/** The recorded prices of a book and its current one, in cents. */
export interface KnownPrices {
  cents: number;
  memory: PriceMemory;
}

/** In the shop's currency; undefined when there is no such book. */
export function useKnownPrices(id: string): KnownPrices | undefined {
  const money = useMoney();
  const reference = bookIn(useAdminFirestore(), id).withConverter(withPrices);
  const stored = useLiveDocument(`prices of book ${useAdminToken()} ${id}`, reference);
  return (
    stored && {
      cents: money.toCents(stored.book.newPrice),
      memory: stored.memoryIn(money.currency),
    }
  );
}

/** Where the cover was copied from, or why it was not. */
export function useCoverCopy(id: string) {
  const reference = bookIn(useAdminFirestore(), id).withConverter(asCoverCopy);
  return useLiveDocument(`cover of book ${useAdminToken()} ${id}`, reference);
}
