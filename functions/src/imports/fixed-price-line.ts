import type { NewBook } from '../shared/book/book.ts';
import { fixedPriceWords } from '../shared/shop/fixed-price-laws.ts';
import type { JudgedLine } from './judged-line.ts';

/** The prices that a line gives to its book; undefined where it leaves them as they are. */
function givenPrices({ plan }: JudgedLine, before: NewBook | undefined) {
  if (plan?.kind === 'new') return plan.book;
  if (plan?.kind !== 'changed' || !before) return undefined;
  const { newPrice, oldPrice } = plan.given;
  return newPrice === undefined && oldPrice === undefined ? undefined : { ...before, ...plan.given };
}

/** A line as the law of a country lets it be: one that reduces a price is not imported. */
export function withFixedPrice(line: JudgedLine, before: NewBook | undefined, country: string): JudgedLine {
  const why = fixedPriceWords(country);
  const prices = why === '' ? undefined : givenPrices(line, before);
  if (!prices || prices.oldPrice <= prices.newPrice) return line;
  const { plan: _, ...judged } = line;
  const reason = `Old price is above the price, but ${why}`;
  return { ...judged, kind: 'faulty', reasons: [reason], changes: [] };
}
