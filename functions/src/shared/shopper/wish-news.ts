import type { Book } from '../book/book.ts';
import { isInStock } from '../book/stock-words.ts';
import type { Money } from '../values/money.ts';

/** A wished book as the shop saw it last: what it cost when it was wished for or last told of, and whether it was sold out. */
export interface KnownWish {
  bookId: string;
  cents: number;
  isOut: boolean;
}

/** What is new about a wished book: it costs less than `fromCents`, or, where that is missing, is back in stock. */
export interface WishNews {
  book: Book;
  fromCents?: number;
}

interface Compared {
  news: WishNews[];
  known: KnownWish[];
}

/**
 * What is new about wished books, and what is to be known of them once it was told. A book is first seen without news. A
 * higher price leaves the known one, so that only less than that is told again; a book that is out is told of once it
 * is back.
 */
export function compareWishes(
  bookIds: readonly string[],
  known: readonly KnownWish[],
  find: (id: string) => Book | undefined,
  money: Money,
): Compared {
  const before = new Map(known.map((wish) => [wish.bookId, wish]));
  const compared: Compared = { news: [], known: [] };
  for (const bookId of bookIds) {
    const book = find(bookId);
    const earlier = before.get(bookId);
    if (!book) {
      // The shop may restore it.
      if (earlier) compared.known.push(earlier);
      continue;
    }
    const cents = money.toCents(book.newPrice);
    const isOut = !isInStock(book);
    if (!earlier) compared.known.push({ bookId, cents, isOut });
    else if (isOut) compared.known.push({ ...earlier, isOut });
    else {
      const isCheaper = cents < earlier.cents;
      if (isCheaper || earlier.isOut)
        compared.news.push({ book, ...(isCheaper && { fromCents: earlier.cents }) });
      compared.known.push({ bookId, cents: Math.min(cents, earlier.cents), isOut });
    }
  }
  return compared;
}
