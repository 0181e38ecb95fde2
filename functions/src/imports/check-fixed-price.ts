import { saidInShop, sayInShop } from '../platform/words/say-in-shop.ts';
import type { NewBook } from '../shared/book/book.ts';
import { type Conditioned, isNewCopy } from '../shared/book/book-condition.ts';
import type { BulkChange } from '../shared/import/bulk-change.ts';
import { fixedPriceWords } from '../shared/shop/fixed-price-laws.ts';
import { t } from '../shared/words/words.ts';
import type { CheckedLine } from './check-line.ts';

/** The resulting book, where the line affects its prices or its condition, on which they depend. */
function givenPrices({ plan }: CheckedLine, before: NewBook | undefined) {
  if (plan?.kind === 'new') return plan.book;
  if (plan?.kind !== 'changed' || !before) return undefined;
  const { newPrice, oldPrice, condition } = plan.given;
  const isGiven = [newPrice, oldPrice, condition].some((value) => value !== undefined);
  return isGiven ? { ...before, ...plan.given } : undefined;
}

/** Under a fixed-price law, a line that reduces a price is not imported. */
export function withFixedPrice(line: CheckedLine, before: NewBook | undefined, country: string): CheckedLine {
  const why = fixedPriceWords(country, saidInShop);
  const prices = why === '' ? undefined : givenPrices(line, before);
  if (!prices || !isNewCopy(prices) || prices.oldPrice <= prices.newPrice) return line;
  const { plan: _, ...checked } = line;
  const reason = t('Old price is above the price, but {why}', { why });
  return { ...checked, kind: 'faulty', reasons: [reason], changes: [] };
}

/** Why a bulk change may not lower a price fixed by law; '' where it may. */
export function keptByLaw(
  book: Conditioned,
  { percent = 0, amount = 0 }: Pick<BulkChange, 'percent' | 'amount'>,
  country: string,
): string {
  return (percent < 0 || amount < 0) && isNewCopy(book)
    ? sayInShop(() => fixedPriceWords(country, saidInShop))
    : '';
}
