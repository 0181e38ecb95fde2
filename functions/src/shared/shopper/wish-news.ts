import type { Book } from '../book/book.ts';
import { isInStock } from '../book/stock-words.ts';
import type { Money } from '../values/money.ts';

/** The price when it was wished for or last announced, and whether it was sold out. */
export interface KnownWish {
  bookId: string;
  cents: number;
  isOut: boolean;
}

/** Cheaper than `fromCents`, or, where that is missing, back in stock. */
export interface WishNews {
  book: Book;
  fromCents?: number;
}

interface Compared {
  news: WishNews[];
  remembered: KnownWish[];
}

/**
 * News, and what to remember once they were announced. A book that is new to the list has no news. A higher price does
 * not replace the remembered one, so that only a price below that is announced again; a sold-out book is announced once
 * it is back.
 */
export function compareWishes(
  bookIds: readonly string[],
  remembered: readonly KnownWish[],
  find: (id: string) => Book | undefined,
  money: Money,
): Compared {
  const before = new Map(remembered.map((wish) => [wish.bookId, wish]));
  const compared: Compared = { news: [], remembered: [] };
  for (const bookId of bookIds) {
    const book = find(bookId);
    const earlier = before.get(bookId);
    if (!book) {
      // The shop may restore it.
      if (earlier) compared.remembered.push(earlier);
      continue;
    }
    const cents = money.toCents(book.newPrice);
    const isOut = !isInStock(book);
    if (!earlier) compared.remembered.push({ bookId, cents, isOut });
    else if (isOut) compared.remembered.push({ ...earlier, isOut });
    else {
      const isCheaper = cents < earlier.cents;
      if (isCheaper || earlier.isOut)
        compared.news.push({ book, ...(isCheaper && { fromCents: earlier.cents }) });
      compared.remembered.push({ bookId, cents: Math.min(cents, earlier.cents), isOut });
    }
  }
  return compared;
}
