import type { PriceRules } from '../shop/price-rules.ts';
import type { Money } from '../values/money.ts';
import type { Book } from './book.ts';
import { type Conditioned, isNewCopy } from './book-condition.ts';
import { seriesApart } from './series.ts';

/** A book without what only the shop itself knows of its prices. */
export function withoutReduction(book: Book): Book {
  if (!('reduction' in book)) return book;
  const { reduction: _, ...others } = book;
  return others;
}

/** From what the price of a book may be shown as reduced: a law that fixes prices leaves nothing to reduce of new books. */
export function effectiveRule(
  { reducedPrices, fixedPrices }: PriceRules,
  book: Conditioned,
): 'typed' | 'lowest' | 'never' {
  if (fixedPrices !== 'none' && isNewCopy(book)) return 'never';
  return reducedPrices === 'eu' ? 'lowest' : 'typed';
}

/** Of which books a feed tells reduced prices by these rules; '' for none. */
export function feedReductions({ reducedPrices, fixedPrices }: PriceRules): string {
  if (reducedPrices !== 'eu') return '';
  return fixedPrices === 'none' ? 'lowest' : 'lowest of used';
}

/** The price from which the rules of the shop let it call a book reduced; undefined for none. */
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
 * A book as shoppers see it by the rules of the shop. Where they allow no price to be struck through, its old price is
 * the price itself, of which pages and feeds show nothing. Its title stands without its series.
 */
export function shownBook(book: Book, rules: PriceRules, money: Money): Book {
  const shown = seriesApart(withoutReduction(book));
  if (effectiveRule(rules, book) === 'typed') return shown;
  return { ...shown, oldPrice: reducedFrom(book, rules, money) ?? book.newPrice };
}
