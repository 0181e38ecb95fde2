import type { PriceRules } from '../shop/price-rules.ts';
import type { Money } from '../values/money.ts';
import type { Book } from './book.ts';

/** A book without what only the shop itself knows of its prices. */
export function withoutReduction(book: Book): Book {
  if (!('reduction' in book)) return book;
  const { reduction: _, ...others } = book;
  return others;
}

/** From what a price may be shown as reduced: a law that fixes prices leaves nothing to reduce. */
export function effectiveRule({ reducedPrices, fixedPrices }: PriceRules): 'typed' | 'lowest' | 'never' {
  if (fixedPrices !== 'none') return 'never';
  return reducedPrices === 'eu' ? 'lowest' : 'typed';
}

/** The price from which the rules of the shop let it call a book reduced; undefined for none. */
export function reducedFrom(
  { reduction, newPrice }: Pick<Book, 'reduction' | 'newPrice'>,
  rules: PriceRules,
  money: Money,
): number | undefined {
  if (effectiveRule(rules) !== 'lowest' || reduction?.currency !== money.currency) return undefined;
  return reduction.cents > money.toCents(newPrice) ? money.toPrice(reduction.cents) : undefined;
}

/**
 * A book as shoppers see it by the rules of the shop. Where they allow no price to be struck through, its old price is
 * the price itself, of which pages and feeds show nothing.
 */
export function shownBook(book: Book, rules: PriceRules, money: Money): Book {
  const shown = withoutReduction(book);
  if (effectiveRule(rules) === 'typed') return shown;
  return { ...shown, oldPrice: reducedFrom(book, rules, money) ?? book.newPrice };
}
