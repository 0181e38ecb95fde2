import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jumpsFrom, rowOfPages } from '../../web/src/components/lists/page-numbers.ts';
import { times } from '../fixtures/times.ts';

it.each([
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [4, 8, [1, 2, 3, 4, 5, null, 8]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [417, 417, [1, null, 416, 417]],
])('The row at page %i of %i is %j', (page, count, row) => {
  expect(rowOfPages(page, count)).toEqual(row);
});

it('The row of a short list has all pages and no jumps', () => {
  expect(jumpsFrom(2, 7)).toBeUndefined();
  expect(jumpsFrom(2, 8)).toBeDefined();
});

function linkedFrom(page: number, count: number): Set<number> {
  const { blocks = [], pages = [] } = jumpsFrom(page, count) ?? {};
  const row = rowOfPages(page, count).filter((number) => number !== null);
  return new Set([...row, ...blocks.map(({ from }) => from), ...pages]);
}

it('Every page is at most two clicks away from the first one', () => {
  const counts = fc.integer({ min: 1, max: 4200 });
  fc.assert(
    fc.property(counts, (count) => {
      const first = linkedFrom(1, count);
      const second = new Set([...first].flatMap((page) => [...linkedFrom(page, count)]));
      expect([...second].sort((one, other) => one - other)).toEqual(times(count, (index) => index + 1));
    }),
    { examples: [[417], [4167]] },
  );
});

it('A list of 10,000 books has at most 46 page links on a page', () => {
  const most = Math.max(...times(417, (index) => linkedFrom(index + 1, 417).size));
  expect(most).toBeLessThanOrEqual(46);
});
