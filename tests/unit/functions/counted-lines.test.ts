import { expect, it } from 'vitest';
import { differenceOf, isDifferent } from '../../../functions/src/shared/stock/stocktake.ts';
import { uncountedIn, withCounts } from '../../../functions/src/stock/counted-lines.ts';

const line = (bookId: string, counted: number, expected?: number) => ({
  bookId,
  title: bookId,
  counted,
  ...(expected !== undefined && { expected }),
});
const seen = (bookId: string, onHand?: number) => [bookId, { title: bookId, onHand }] as const;

it('The lines of a stocktake expect what was in stock when the first copy was counted, not what was when it began', () => {
  const begun = [line('emma', 0, 5), line('kim', 2, 2)];
  expect(uncountedIn(begun, ['emma', 'kim', 'dracula'])).toEqual(['emma', 'dracula']);
  const sights = new Map([seen('emma', 4), seen('dracula')]);
  expect(withCounts(begun, ['emma', 'kim', 'dracula'], [3, 1, 2], sights)).toEqual([
    line('emma', 3, 4),
    line('kim', 3, 2),
    line('dracula', 2),
  ]);
});

it('The lines of a stocktake leave out a book that was deleted, and count none below 0', () => {
  expect(withCounts([line('emma', 2, 2)], ['emma', 'gone'], [-5, 1], new Map())).toEqual([
    line('emma', 0, 2),
  ]);
});

it.each([
  [3, 5, -2, true],
  [5, 5, 0, false],
  [0, 4, -4, true],
  [2, undefined, 2, true],
  [0, undefined, 0, false],
])('A line of a stocktake with %i counted of %s differs by %i: %s', (counted, expected, difference, is) => {
  expect(differenceOf(line('emma', counted, expected))).toBe(difference);
  expect(isDifferent(line('emma', counted, expected))).toBe(is);
});
