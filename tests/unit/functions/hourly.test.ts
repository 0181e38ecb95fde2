import { describe, expect, it } from 'vitest';
import { hour, timesIn, waitWithinHour, withinHour } from '../../../functions/src/http/hourly.ts';

const now = Date.parse('2026-06-01T12:00:00Z');
const twenty = Array.from({ length: 20 }, (_, minute) => now - minute * 60_000);

describe('what is limited by the hour', () => {
  it('is allowed until there are as many as the limit', () => {
    expect(waitWithinHour([], 20, now)).toBe(0);
    expect(waitWithinHour(twenty.slice(1), 20, now)).toBe(0);
    expect(waitWithinHour(twenty, 20, now)).toBe(hour - 19 * 60_000);
  });

  it('waits for the oldest that must go first, not for all', () => {
    const thirty = Array.from({ length: 30 }, (_, second) => now - second * 1000);
    expect(waitWithinHour(thirty, 20, now)).toBe(hour - 19_000);
  });

  it('is allowed again once the hour is over', () => {
    const oldest = Math.min(...twenty);
    expect(waitWithinHour(twenty, 20, oldest + hour - 1)).toBe(1);
    expect(waitWithinHour(twenty, 20, oldest + hour)).toBe(0);
  });

  it('is forgotten after an hour, and kept in order', () => {
    expect(withinHour([now, now - hour, now - hour + 1], now)).toEqual([now - hour + 1, now]);
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
