import { expect, it } from 'vitest';
import { median, p95 } from '../bench/percentiles.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => count - index);

it('the 95th percentile is the value that 95 of 100 do not exceed', () => {
  expect(p95(upTo(100))).toBe(95);
  expect(p95(upTo(200))).toBe(190);
  expect(p95([7])).toBe(7);
});

it('the median stands in the middle, or between the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([9, 1, 5, 6])).toBe(5.5);
});
