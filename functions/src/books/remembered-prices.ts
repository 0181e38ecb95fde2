import { memoryAfter, offerOf } from '../shared/reduced-prices/price-memory.ts';
import { readPriceMemory } from '../shared/reduced-prices/read-price-memory.ts';
import type { Money } from '../shared/values/money.ts';
import type { BookState } from './book-document.ts';

/** Every write of a book calls this. @param before a new or restored book has only what its own document remembers */
export function withRememberedPrices(
  before: BookState | undefined,
  after: BookState,
  money: Money,
  today: string,
): BookState {
  const { currency } = money;
  const remembered = before ?? after;
  const { since, earlier, reduction } = memoryAfter(
    readPriceMemory(remembered.document, currency),
    money.toCents(remembered.book.newPrice),
    offerOf(money.toCents(after.book.newPrice), money.toCents(after.book.oldPrice)),
    today,
  );
  const { reduction: _, ...book } = after.book;
  const { reduction: __, earlierPrices: ___, ...document } = after.document;
  const reduced = reduction && { reduction: { cents: reduction.cents, currency, day: reduction.day } };
  return {
    book: { ...book, ...reduced },
    document: {
      ...document,
      ...reduced,
      ...(earlier.length > 0 && { earlierPrices: { currency, since, prices: earlier } }),
    },
  };
}
