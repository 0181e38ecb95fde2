import { describe, expect, it } from 'vitest';
import {
  attemptWindow,
  recentAttempts,
  waitForAttempt,
  withoutAttempt,
} from '../../../functions/src/admin/attempts.ts';
import { inTurn } from '../../../functions/src/admin/in-turn.ts';

const now = Date.parse('2026-06-01T12:00:00Z');
const twenty = Array.from({ length: 20 }, (_, minute) => now - minute * 60_000);

describe('attempts to sign in', () => {
  it('are heard until there are as many as the limit', () => {
    expect(waitForAttempt([], 20, now)).toBe(0);
    expect(waitForAttempt(twenty.slice(1), 20, now)).toBe(0);
    expect(waitForAttempt(twenty, 20, now)).toBe(attemptWindow - 19 * 60_000);
  });

  it('wait for the oldest that must go first, not for all', () => {
    const thirty = Array.from({ length: 30 }, (_, second) => now - second * 1000);
    expect(waitForAttempt(thirty, 20, now)).toBe(attemptWindow - 19_000);
  });

  it('are heard again once the hour is over', () => {
    const oldest = Math.min(...twenty);
    expect(waitForAttempt(twenty, 20, oldest + attemptWindow - 1)).toBe(1);
    expect(waitForAttempt(twenty, 20, oldest + attemptWindow)).toBe(0);
  });

  it('are forgotten after an hour, and kept in order', () => {
    expect(recentAttempts([now, now - attemptWindow, now - attemptWindow + 1], now)).toEqual([
      now - attemptWindow + 1,
      now,
    ]);
  });

  it('are taken back one at a time', () => {
    expect(withoutAttempt([1, 2, 2, 3], 2)).toEqual([1, 2, 3]);
    expect(withoutAttempt([1, 3], 2)).toEqual([1, 3]);
  });
});

describe('tasks in turn', () => {
  it('run one after the other, also after one that failed', async () => {
    let running = 0;
    let most = 0;
    const task = (index: number) => async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
      if (index === 1) throw new Error('second');
      return index;
    };
    const results = await Promise.allSettled([0, 1, 2].map((index) => inTurn(task(index))));
    expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(most).toBe(1);
  });
});
