import { expect, it } from 'vitest';
import { cdnMisses } from '../bench/cost/cdn-misses.ts';
import { startsPerMonth } from '../bench/cost/idle-month.ts';
import {
  addUsage,
  beyondFreeQuotas,
  costOf,
  instanceUsage,
  noUsage,
  timesUsage,
} from '../bench/cost/prices.ts';

it('a call costs its invocation and each tenth of a second that it began', () => {
  const usage = instanceUsage(101, 512);
  expect(usage).toEqual({ ...noUsage, invocations: 1, cpuSeconds: 0.2, memoryGibSeconds: 0.1 });
  expect(costOf(timesUsage(1_000_000, usage))).toBeCloseTo(0.4 + 4.8 + 0.25);
});

it('usages are added unit by unit, and only what is beyond the free quotas is left', () => {
  const reads = { ...noUsage, reads: 1_000_000 };
  expect(costOf(addUsage(reads, reads))).toBeCloseTo(0.6);
  expect(beyondFreeQuotas(addUsage(reads, reads)).reads).toBe(500_000);
  expect(beyondFreeQuotas(reads).reads).toBe(0);
});

it('an address misses the CDN once in each time that it is kept, and a rare one at each view', () => {
  const minutes = 30 * 24 * 60;
  expect(cdnMisses(100_000_000, 1, 60)).toBeCloseTo(minutes, -2);
  expect(cdnMisses(10, 1, 60)).toBeCloseTo(10, 2);
  expect(cdnMisses(1_000_000, 1, 0)).toBeCloseTo(1_000_000);
});

it('a schedule says how often a function starts, or is refused', () => {
  expect(['every 5 minutes', 'every day 04:10'].map(startsPerMonth)).toEqual([8640, 30]);
  expect(() => startsPerMonth('every monday 09:00')).toThrow('every monday');
});
