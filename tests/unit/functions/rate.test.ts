import { describe, expect, it } from 'vitest';
import { hour, recentTimes, tenSeconds, timesIn, waitForRoom } from '../../../functions/src/http/rate.ts';

const now = Date.parse('2026-06-01T12:00:00Z');
const twenty = Array.from({ length: 20 }, (_, minute) => now - minute * 60_000);
const hourly = { limit: 20, span: hour };

describe('a rate', () => {
  it('has room until there are as many as the limit', () => {
    expect(waitForRoom([], hourly, now)).toBe(0);
    expect(waitForRoom(twenty.slice(1), hourly, now)).toBe(0);
    expect(waitForRoom(twenty, hourly, now)).toBe(hour - 19 * 60_000);
  });

  it('waits for the oldest that must go first, not for all', () => {
    const thirty = Array.from({ length: 30 }, (_, second) => now - second * 1000);
    expect(waitForRoom(thirty, hourly, now)).toBe(hour - 19_000);
  });

  it('has room again once the span is over', () => {
    const oldest = Math.min(...twenty);
    expect(waitForRoom(twenty, hourly, oldest + hour - 1)).toBe(1);
    expect(waitForRoom(twenty, hourly, oldest + hour)).toBe(0);
    expect(waitForRoom([now], { limit: 1, span: tenSeconds }, now + 9999)).toBe(1);
    expect(waitForRoom([now], { limit: 1, span: tenSeconds }, now + 10_000)).toBe(0);
  });

  it('forgets what is older, and keeps the rest in order', () => {
    expect(recentTimes([now, now - hour, now - hour + 1], hour, now)).toEqual([now - hour + 1, now]);
  });

  it.each([
    [undefined, []],
    ['12', []],
    [
      [1, '2', null, 3],
      [1, 3],
    ],
  ])('reads %j as %j', (field, times) => {
    expect(timesIn(field)).toEqual(times);
  });
});
