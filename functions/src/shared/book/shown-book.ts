import type { PriceRules } from '../shop/price-rules.ts';
import type { Money } from '../values/money.ts';
import type { Book } from './book.ts';
import { type Conditioned, isNewCopy } from './book-condition.ts';
import { seriesApart } from './series.ts';

/** Removes price data that is not public. */
export function withoutReduction(book: Book): Book {
  if (!('reduction' in book)) return book;
  const { reduction: _, ...others } = book;
  return others;
}

/** A law that fixes prices leaves nothing to reduce on new books. */
export function effectiveRule(
  { reducedPrices, fixedPrices }: PriceRules,
  book: Conditioned,
): 'typed' | 'lowest' | 'never' {
  if (fixedPrices !== 'none' && isNewCopy(book)) return 'never';
  return reducedPrices === 'eu' ? 'lowest' : 'typed';
}

/** Identifies the rules by which a feed shows reduced prices; '' for none. */
export function feedReductions({ reducedPrices, fixedPrices }: PriceRules): string {
  if (reducedPrices !== 'eu') return '';
  return fixedPrices === 'none' ? 'lowest' : 'lowest of used';
}

/** undefined where the shop's rules do not let it call the book reduced. */
export function reducedFrom(
  book: Pick<Book, 'reduction' | 'newPrice' | 'condition'>,
  rules: PriceRules,
  money: Money,
): number | undefined {
  const { reduction, newPrice } = book;
  if (effectiveRule(rules, book) !== 'lowest' || reduction?.currency !== money.currency) return undefined;
  return reduction.cents > money.toCents(newPrice) ? money.toPrice(reduction.cents) : undefined;
}

/**
 * The book as shoppers see it. Where the rules allow no struck-through price, oldPrice is newPrice, which pages and
 * feeds do not show. The title stands without its series.
 */
export function shownBook(book: Book, rules: PriceRules, money: Money): Book {
  const plainBook = seriesApart(withoutReduction(book));
  if (effectiveRule(rules, book) === 'typed') return plainBook;
  return { ...plainBook, oldPrice: reducedFrom(book, rules, money) ?? book.newPrice };
}
