import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeAt, scrollAt } from '../../web/src/components/lists/drag-place.ts';
import { moved } from '../../web/src/components/lists/moved.ts';

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 9, 'acb'],
  [1, -3, 'bac'],
  [5, 0, 'abc'],
])('The item at %i moves to %i', (from, to, expected) => {
  expect(moved([...'abc'], from, to).join('')).toBe(expected);
});

it('A row that is let go stands where the pointer is, whatever the heights of the others', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 40, max: 400 }), { maxLength: 40 }),
      fc.nat(8000),
      (heights, y) => {
        let top = 0;
        const boxes = heights.map((height) => {
          const box = { top, bottom: top + height };
          top += height;
          return box;
        });
        const middles = boxes.map((box) => (box.top + box.bottom) / 2);
        const place = placeAt(boxes, y);
        expect(moved([...middles, y], heights.length, place)).toEqual([...middles, y].sort((a, b) => a - b));
      },
    ),
  );
});

it.each([
  [10, -12],
  [400, 0],
  [790, 12],
])('A row held at %i of 800 scrolls the page by %i', (y, expected) => {
  expect(scrollAt(y, 800)).toBe(expected);
});
