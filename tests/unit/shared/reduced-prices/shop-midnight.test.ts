import { expect, it } from 'vitest';
import { bookState } from '../../../../functions/src/books/book-document.ts';
import { withRememberedPrices } from '../../../../functions/src/books/remembered-prices.ts';
import { shopDay } from '../../../../functions/src/shared/shop/shop-day.ts';
import { dollars } from '../../../../functions/src/shared/values/money.ts';
import { makeBook } from '../../../fixtures/factories.ts';

/** From which price a book is reduced that cost 80 until this instant, then 100, and 90 from the other one on. */
function reducedFrom(raised: string, reduced: string): number | undefined {
  const { _id, createdAt: _, ...book } = makeBook({ newPrice: 80, oldPrice: 80 });
  const added = new Date('2026-10-01T12:00:00Z');
  const state = (newPrice: number, oldPrice: number) =>
    bookState(_id, { ...book, newPrice, oldPrice }, added);
  const first = state(80, 80);
  const [raisedOn, reducedOn] = [raised, reduced].map((at) =>
    shopDay(new Date(at), { timeZone: 'Europe/Berlin' }),
  );
  const second = withRememberedPrices(first, state(100, 100), dollars, raisedOn ?? '');
  const third = withRememberedPrices(second, state(90, 100), dollars, reducedOn ?? '');
  return third.book.reduction?.cents;
}

it('The thirty days begin and end at the midnight of the shop, an hour before that of Greenwich', () => {
  // Half past midnight on 11 November in Berlin: the price of 80 still counts on that day.
  expect(reducedFrom('2026-11-10T23:30:00Z', '2026-12-10T23:30:00Z')).toBeUndefined();
  expect(reducedFrom('2026-11-10T23:30:00Z', '2026-12-11T22:59:59Z')).toBeUndefined();
  expect(reducedFrom('2026-11-10T23:30:00Z', '2026-12-11T23:00:00Z')).toBe(10_000);
  // Half an hour before it is the day before.
  expect(reducedFrom('2026-11-10T22:30:00Z', '2026-12-10T22:59:59Z')).toBeUndefined();
  expect(reducedFrom('2026-11-10T22:30:00Z', '2026-12-10T23:30:00Z')).toBe(10_000);
});
