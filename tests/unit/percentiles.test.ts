import { expect, it } from 'vitest';
import { median, p95, p99 } from '../bench/percentiles.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => count - index);

it('the 95th and 99th percentiles are the values that 95 and 99 of 100 do not exceed', () => {
  expect(p95(upTo(100))).toBe(95);
  expect(p95(upTo(200))).toBe(190);
  expect(p95([7])).toBe(7);
  expect(p99(upTo(1000))).toBe(990);
});

it('the median stands in the middle, or between the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([9, 1, 5, 6])).toBe(5.5);
});
