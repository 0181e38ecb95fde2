import { expect, it } from 'vitest';
import { outcomesOf } from '../../../functions/src/imports/plan-outcomes.ts';
import { defaultGenres } from '../../../functions/src/shared/genre/genres.ts';
import { moneyOf } from '../../../functions/src/shared/shop/money-format.ts';
import { makeBook } from '../../fixtures/factories.ts';

const dinars = { currency: 'KWD', locale: 'en-KW' };
const yen = { currency: 'JPY', locale: 'ja-JP' };

it.each([
  ['with three decimals', dinars, 4.125],
  ['above what dollars allow', yen, 250_000],
])('a line changes a book whose price is one %s, as its shop sells', (_, shop, newPrice) => {
  const book = makeBook({ newPrice, oldPrice: newPrice });
  const { _id: id, title } = book;
  const plan = { kind: 'changed', line: 2, title, id, given: { author: 'Another Author' } } as const;
  const selling = { genres: defaultGenres, money: moneyOf(shop) };
  const [outcome] = outcomesOf([{ plan, id, present: { book, version: 1 } }], () => false, 2, selling);
  expect(outcome).toMatchObject({
    kind: 'written',
    after: { fields: { author: 'Another Author', newPrice } },
  });
});
