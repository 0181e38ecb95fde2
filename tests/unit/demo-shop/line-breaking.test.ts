import { expect, test } from 'vitest';
import { breakIntoLines, strandsLittleWord } from '../../fixtures/demo-shop/covers/line-breaking.ts';

const letters = (line: string) => line.length;

test('lines come out as even as the words allow', () => {
  expect(breakIntoLines(['Twenty', 'Thousand', 'Leagues', 'Deep'], 2, letters)).toEqual([
    'Twenty Thousand',
    'Leagues Deep',
  ]);
});

test('a line does not end in a little word when another break is nearly as even', () => {
  expect(breakIntoLines(['The', 'Wind', 'in', 'the', 'Willows'], 3, letters)).toEqual([
    'The Wind',
    'in the',
    'Willows',
  ]);
  expect(breakIntoLines(['On', 'the', 'Origin', 'of', 'Species'], 2, letters)).toEqual([
    'On the Origin',
    'of Species',
  ]);
});

test('no more lines are asked for than there are words', () => {
  expect(breakIntoLines(['Kim'], 1, letters)).toEqual(['Kim']);
});

test("'The' may stand alone in front, other little words may not", () => {
  expect(strandsLittleWord(['The', 'Odyssey'])).toBe(false);
  expect(strandsLittleWord(['Crime', 'and', 'Punishment'])).toBe(true);
});
