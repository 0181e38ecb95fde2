import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editDistance } from '../../../functions/src/search/edit-distance.ts';

function distance(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length;
  const isSame = one.at(-1) === other.at(-1);
  const ways = [
    distance(one.slice(0, -1), other.slice(0, -1)) + (isSame ? 0 : 1),
    distance(one.slice(0, -1), other) + 1,
    distance(one, other.slice(0, -1)) + 1,
  ];
  const isSwap = one.length > 1 && one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1);
  if (isSwap) ways.push(distance(one.slice(0, -2), other.slice(0, -2)) + 1);
  return Math.min(...ways);
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });

it('The number of typos between two words is the definition, up to the most that is asked for', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (one, other, most) => {
      expect(editDistance(one, other, most)).toBe(Math.min(distance(one, other), most + 1));
    }),
  );
});

it('The number of typos between two words is that to the best beginning of a word that is still being typed', () => {
  fc.assert(
    fc.property(word, word, (typed, other) => {
      const beginnings = Array.from({ length: other.length + 1 }, (_, end) => other.slice(0, end));
      const best = Math.min(...beginnings.map((beginning) => distance(typed, beginning)));
      expect(editDistance(typed, other, 2, true)).toBe(Math.min(best, 3));
    }),
  );
});

it('The number of typos between two words is too many for words that are longer than any search', () => {
  expect(editDistance('a'.repeat(100), 'a'.repeat(100), 2)).toBe(3);
  expect(editDistance('a'.repeat(39), 'a'.repeat(41), 2)).toBe(3);
});
