import { expect, it } from 'vitest';
import { plannedBook } from '../../../functions/src/imports/bulk-plan.ts';
import { outcomesOf } from '../../../functions/src/imports/plan-outcomes.ts';
import type { Book } from '../../../functions/src/shared/book/book.ts';
import { bookSelectionSchema } from '../../../functions/src/shared/catalogue/book-selection.ts';
import { defaultGenres } from '../../../functions/src/shared/genre/genres.ts';
import {
  bulkChangeSchema,
  bulkTitle,
  changedCents,
} from '../../../functions/src/shared/import/bulk-change.ts';
import { dollars } from '../../../functions/src/shared/values/money.ts';
import { makeBook } from '../../fixtures/factories.ts';

const selling = { genres: defaultGenres, money: dollars };

it.each([
  [999, { percent: 10 }, 1099],
  [1050, { percent: -50 }, 525],
  [5, { percent: 10 }, 6],
  [1999, { percent: -12.5 }, 1749],
  [1, { percent: -99 }, 1],
  [999, { amount: -9.99 }, 1],
  [999, { amount: 0.01 }, 1000],
  [9_999_999, { percent: 900 }, 10_000_000],
])('A changed price %i cents by %o is %i', (cents, change, expected) => {
  expect(changedCents(cents, change, dollars)).toBe(expected);
});

it.each([
  { kind: 'percent' },
  { kind: 'percent', percent: -99.5 },
  { kind: 'percent', percent: 0.001 },
  { kind: 'percent', percent: 5, amount: 1 },
  { kind: 'category', category: 'Poetry' },
  { kind: 'delete', trending: true },
  { kind: '__proto__' },
])('A change of many books is refused: %o', (change) => {
  expect(bulkChangeSchema.isValidSync(change, { strict: true })).toBe(false);
});

it.each([
  [{ kind: 'percent', percent: -10 }, 'Price −10 %', '$9.50 → $8.55', { newPrice: 8.55 }],
  [{ kind: 'amount', amount: 1 }, 'Price +$1.00', '$9.50 → $10.50', { newPrice: 10.5 }],
  [{ kind: 'category', category: 'horror' }, 'Category Horror', 'Fiction → Horror', { category: 'horror' }],
  [{ kind: 'trending', trending: true }, 'Trending on', 'no → yes', { trending: true }],
])('A change of many books %o is called %s, says %s, and is planned once', (given, title, words, fields) => {
  const change = bulkChangeSchema.cast(given);
  expect(bulkTitle(change, { genres: defaultGenres, money: dollars })).toBe(title);
  const book = makeBook({ newPrice: 9.5, category: 'fiction', trending: false });
  const planned = plannedBook(book, change, 3, defaultGenres, dollars);
  expect(planned).toMatchObject({ words, plan: { kind: 'changed', line: 3, id: book._id, given: fields } });
  if (change.kind === 'category' || change.kind === 'trending') {
    expect(plannedBook({ ...book, ...fields }, change, 3, defaultGenres, dollars)).toBeUndefined();
  }
});

it('A change of many books deletes a book only as the preview has shown it', () => {
  const book = makeBook({ newPrice: 9.5 });
  const { plan } =
    plannedBook(book, bulkChangeSchema.cast({ kind: 'delete' }), 3, defaultGenres, dollars) ?? {};
  if (!plan) throw new Error('A deletion has a plan for every book');
  const outcomeFor = (now: Book) => {
    const present = { book: now, version: 1 };
    return outcomesOf([{ plan, id: book._id, present }], () => false, 2, selling)[0];
  };
  const outcome = outcomeFor({ ...book, author: 'Another Author' });
  expect(outcome).toMatchObject({ kind: 'written', after: undefined });
  for (const edit of [{ newPrice: 8 }, { title: 'Other' }, { trending: !book.trending }]) {
    expect(outcomeFor({ ...book, ...edit })).toEqual({
      kind: 'skipped',
      reason: 'The book was changed since the preview',
    });
  }
});

it('A change of many books is for named books or for those of a filter', () => {
  const isValid = (selection: object) => bookSelectionSchema.isValidSync(selection, { strict: true });
  expect(isValid({ ids: ['emma'] })).toBe(true);
  expect(isValid({ filter: {} })).toBe(true);
  expect(isValid({})).toBe(false);
  expect(isValid({ ids: ['emma'], filter: {} })).toBe(false);
  expect(isValid({ ids: ['../emma'] })).toBe(false);
  expect(isValid({ ids: [] })).toBe(false);
});
