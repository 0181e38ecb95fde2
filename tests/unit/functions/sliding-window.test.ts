import { expect, it } from 'vitest';
import {
  storedTimes,
  timesInWindow,
  waitMs,
} from '../../../functions/src/platform/rate-limit/sliding-window.ts';

const hour = 3_600_000;
const now = Date.parse('2026-06-01T12:00:00Z');
const twenty = Array.from({ length: 20 }, (_, minute) => now - minute * 60_000);
const hourly = { limit: 20, windowMs: hour };

it('A rate limit has room until there are as many as the limit', () => {
  expect(waitMs([], hourly, now)).toBe(0);
  expect(waitMs(twenty.slice(1), hourly, now)).toBe(0);
  expect(waitMs(twenty, hourly, now)).toBe(hour - 19 * 60_000);
});

it('A rate limit waits for the oldest that must go first, not for all', () => {
  const thirty = Array.from({ length: 30 }, (_, second) => now - second * 1000);
  expect(waitMs(thirty, hourly, now)).toBe(hour - 19_000);
});

it('A rate limit has room again once the window is over', () => {
  const oldest = Math.min(...twenty);
  expect(waitMs(twenty, hourly, oldest + hour - 1)).toBe(1);
  expect(waitMs(twenty, hourly, oldest + hour)).toBe(0);
  expect(waitMs([now], { limit: 1, windowMs: 10_000 }, now + 9999)).toBe(1);
  expect(waitMs([now], { limit: 1, windowMs: 10_000 }, now + 10_000)).toBe(0);
});

it('A rate limit never waits longer than the window, whatever times were counted ahead', () => {
  expect(waitMs([now + 5000], { limit: 1, windowMs: hour }, now)).toBe(hour);
});

it('A rate limit drops what is older, and keeps the rest in order', () => {
  expect(timesInWindow([now, now - hour, now - hour + 1], hour, now)).toEqual([now - hour + 1, now]);
});

it.each([
  [undefined, []],
  ['12', []],
  [
    [1, '2', null, 3],
    [1, 3],
  ],
])('A rate limit reads a stored %j as %j', (field, times) => {
  expect(storedTimes(field)).toEqual(times);
});
