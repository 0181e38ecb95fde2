import { expect, it } from 'vitest';
import { compareWishes, type KnownWish } from '../../functions/src/shared/shopper/wish-news.ts';
import { dollars } from '../../functions/src/shared/values/money.ts';
import { makeBook } from '../fixtures/factories.ts';

/** The news of one wished book at these prices, day by day; 'out' and 'gone' are days without copies and book. */
function newsOf(...days: (number | 'out' | 'gone')[]) {
  let remembered: KnownWish[] = [];
  return days.map((day) => {
    const sold = day === 'out' ? { stockLeft: 0 } : {};
    const book = makeBook({ _id: 'emma', newPrice: typeof day === 'number' ? day : 10, ...sold });
    const compared = compareWishes(['emma'], remembered, () => (day === 'gone' ? undefined : book), dollars);
    ({ remembered } = compared);
    return compared.news.map(({ fromCents }) => fromCents ?? 'back')[0] ?? '';
  });
}

it.each([
  ['the first price is no news, and no price is told twice', [10, 8, 8], ['', 1000, '']],
  ['a book is told of again once it costs less than told', [10, 8, 12, 9, 7], ['', 1000, '', '', 800]],
  ['a book that is back is told of, once', [10, 'out', 'out', 10, 10], ['', '', '', 'back', '']],
  ['a book that is out is told as cheaper once it can be bought', [12, 'out', 9], ['', '', 1200]],
] as const)('Of wished books %s', (_, days, news) => {
  expect(newsOf(...days)).toEqual(news);
});
