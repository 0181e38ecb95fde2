import { memoryAfter, offerOf } from '@bookstore/functions/shared/reduced-prices/price-memory';
import type { Money } from '@bookstore/functions/shared/values/money';
import { t } from '@bookstore/functions/shared/words/words';
import type { KnownPrices } from '#entities/book/stored-book.ts';

interface TypedPrices {
  cents: number;
  oldCents: number;
}

/** Which old price shoppers see struck through where the lowest price of 30 days counts, and why. */
export function shownPriceWords(
  { cents, oldCents }: TypedPrices,
  prices: KnownPrices | undefined,
  money: Money,
  { today, dayText }: { today: string; dayText: (day: string) => string },
): string {
  if (cents === oldCents) return '';
  if (oldCents < cents) return t('Not shown: the old price is below the new one.');
  if (!prices) return t('Not shown: a new book has no earlier price.');
  const { reduction, earlier } = memoryAfter(prices.memory, prices.cents, offerOf(cents, oldCents), today);
  if (reduction) {
    const price = money.text(reduction.cents);
    return t('Shown: {price}, the lowest price of the 30 days before {day}.', {
      price,
      day: dayText(reduction.day),
    });
  }
  const [lowest] = earlier;
  if (lowest === undefined || lowest.cents > cents) {
    return t('Not shown: the shop knows no higher price that the book had before.');
  }
  return t('Not shown: the lowest price of the last 30 days was {price}.', {
    price: money.text(lowest.cents),
  });
}
